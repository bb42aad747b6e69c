import { Placeholder } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** What Drizzle's builders end in. */
interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

/**
 * A query that is built once for a database, and then run with other values: building one costs a process more than
 * sending it. The server keeps nothing of it by name, so it passes a pooler that changes connections.
 */
export function builtOnce<const Names extends readonly string[], R>(
  names: Names,
  build: (db: Executor, given: Readonly<Record<Names[number], Placeholder>>) => Preparable<R>,
): (db: Executor, values: Readonly<Record<Names[number], unknown>>) => Promise<R> {
  const given = {} as Record<Names[number], Placeholder>;
  for (const name of names) given[name as Names[number]] = new Placeholder(name);
  const built = new WeakMap<Executor, ReturnType<Preparable<R>['prepare']>>();
  return (db, values) => {
    const query = built.get(db) ?? build(db, given).prepare('');
    built.set(db, query);
    return query.execute({ ...values });
  };
}

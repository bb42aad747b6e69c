import { createHash } from 'node:crypto';
import { Placeholder } from 'drizzle-orm';
import { type Executor, namesStatements } from './database.ts';

/** What Drizzle's builders end in. */
interface Preparable<R> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

/**
 * A query that is built once for a database, and then run with other values: building one costs a process more than
 * sending it. Where the database names statements, the server keeps it too.
 */
export function builtOnce<const Names extends readonly string[], R>(
  names: Names,
  build: (db: Executor, given: Readonly<Record<Names[number], Placeholder>>) => Preparable<R>,
): (db: Executor, values: Readonly<Record<Names[number], unknown>>) => Promise<R> {
  const given = {} as Record<Names[number], Placeholder>;
  for (const name of names) given[name as Names[number]] = new Placeholder(name);
  const built = new WeakMap<Executor, ReturnType<Preparable<R>['prepare']>>();
  return (db, values) => {
    const query = built.get(db) ?? prepared(db, build(db, given));
    built.set(db, query);
    return query.execute({ ...values });
  };
}

/** The name tells texts apart: of two releases one may meet what the other has left on a connection. */
function prepared<R>(db: Executor, query: Preparable<R>): ReturnType<Preparable<R>['prepare']> {
  if (!namesStatements(db)) return query.prepare('');
  return query.prepare(createHash('sha256').update(query.toSQL().sql).digest('base64url'));
}

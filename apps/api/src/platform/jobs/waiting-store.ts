import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once.ts';
import type { Executor } from '../database/database.ts';

/** What selects a row when there is something to do by an instant. */
export type Waiting = (now: SQLWrapper) => SQL;

/** There is always something. */
export const always: Waiting = () => sql`select 1`;

/** Whether there is anything of each, in their order. */
export type AskWaiting = (waiting: readonly Waiting[]) => Promise<readonly boolean[]>;

/** Asks a database, in a question that is built once for as long as the same is looked for. */
export function askingOf(db: Executor, now: () => Date): AskWaiting {
  let built: { readonly of: readonly Waiting[]; readonly ask: ReturnType<typeof questionOf> } | undefined;
  return async (waiting) => {
    const isBuilt = built?.of.length === waiting.length && waiting.every((one, at) => one === built?.of[at]);
    if (!built || !isBuilt) built = { of: waiting, ask: questionOf(waiting) };
    const [answer] = await built.ask(db, { now: now().toISOString() });
    return answer?.any ?? [];
  };
}

const questionOf = (waiting: readonly Waiting[]) =>
  builtOnce(['now'], (db, { now }) => {
    const each = waiting.map((select) => sql`exists (${select(sql`${now}::timestamptz`)})`);
    const any = sql<boolean[]>`array[${sql.join(each, sql`, `)}]::boolean[]`;
    return db.select({ any }).from(sql`(select 1) as one`);
  });

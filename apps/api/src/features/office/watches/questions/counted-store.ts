import type { WatchFacts } from '@rochdale/domain/office/watches/watch-states';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import type { AskedAt, Question } from './question.ts';

/** An instant as a parameter. */
export const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** How many rows there are, and when the first of them began. */
export async function countOf(db: Executor, since: SQL, rows: SQL): Promise<WatchFacts> {
  const { rows: found } = await db.execute<{ count: number; oldest: string | null }>(
    sql`select count(*)::int as count, min(${since}) as oldest from ${rows}`,
  );
  const [one] = found;
  const oldest = one?.oldest ?? null;
  return { count: one?.count ?? 0, oldest: oldest === null ? null : new Date(oldest), deadline: null };
}

/** The question that counts rows. */
export const counting =
  (since: SQL, rows: (at: AskedAt) => SQL): Question =>
  (db, at) =>
    countOf(db, since, rows(at));

import type { LocalDay } from '@rochdale/domain/dates';
import { desc, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { cutOvers } from '../../../tables/brought-plans.ts';

/** The day from which on payments of the old portal are made here; undefined while none is set. */
export async function cutOverNow(db: Executor): Promise<LocalDay | undefined> {
  const [newest] = await db.select({ day: cutOvers.day }).from(cutOvers).orderBy(desc(cutOvers.changeId)).limit(1);
  return newest?.day;
}

/** Sets it, or moves it. Whoever changes it or settles by it meanwhile waits. */
export async function addCutOver(tx: Transaction, change: typeof cutOvers.$inferInsert): Promise<void> {
  await tx.insert(cutOvers).values(change);
}

/** Has another database go by the same cut-over. */
export async function copyCutOver(from: Executor, to: Executor): Promise<void> {
  const [newest] = await from.select().from(cutOvers).orderBy(desc(cutOvers.changeId)).limit(1);
  if (newest === undefined) return;
  const { changeId: _, ...change } = newest;
  await to.insert(cutOvers).values(change);
}

/** Holds the cut-over until the transaction ends: payments are settled by one, and never by two. */
export async function lockCutOver(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cut-over'))`);
}

/** The cut-over in a statement; null while none is set. */
export const cutOverDay = sql`(select day from cut_overs order by change_id desc limit 1)`;

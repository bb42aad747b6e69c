import type { LocalDay } from '@rochdale/domain/dates';
import { and, eq, exists, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { autoPays } from '../auto-pay/auto-pay.tables.ts';
import { accountDetails } from '../overview/overview.tables.ts';
import { drafts, endedDrafts } from './draft-payments.tables.ts';

/** Keeps in mind which drafts have ended; the last end of an account's counts. */
export async function noteEnded(
  tx: Transaction,
  ended: readonly (typeof drafts.$inferSelect)[],
  endedOn: LocalDay,
): Promise<void> {
  if (ended.length === 0) return;
  const rows = ended.map(({ accountNumber, memberNumber, draftMethod, lastFour }) => ({
    ...{ accountNumber, memberNumber, draftMethod, lastFour, endedOn },
  }));
  const last = {
    memberNumber: sql`excluded.member_number`,
    draftMethod: sql`excluded.draft_method`,
    lastFour: sql`excluded.last_four`,
    endedOn: sql`excluded.ended_on`,
  };
  await tx.insert(endedDrafts).values(rows).onConflictDoUpdate({ target: endedDrafts.accountNumber, set: last });
}

/** An account that has a draft again is as if none had ended. */
export async function forgetEnded(tx: Transaction, accountNumbers: readonly string[]): Promise<void> {
  await tx.delete(endedDrafts).where(inArray(endedDrafts.accountNumber, [...accountNumbers]));
}

/**
 * After an import: takes out again the billing system's drafts that ended here on or after the day they began, and those
 * of accounts that have auto pay here, which would pay twice; a draft that began after the end is a new one. Answers
 * how many were taken out.
 */
export async function dropEndedDrafts(db: Executor): Promise<number> {
  const ended = db
    .select({ one: sql`1` })
    .from(endedDrafts)
    .where(and(eq(endedDrafts.accountNumber, drafts.accountNumber), lte(drafts.startDate, endedDrafts.endedOn)));
  const paid = db.select({ one: sql`1` }).from(autoPays).where(eq(autoPays.accountNumber, drafts.accountNumber));
  const dropped = await db
    .delete(drafts)
    .where(and(isNull(drafts.createdAt), or(exists(ended), exists(paid))))
    .returning({ accountNumber: drafts.accountNumber });
  const drafted = db.select({ one: sql`1` }).from(drafts).where(eq(drafts.accountNumber, endedDrafts.accountNumber));
  await db.delete(endedDrafts).where(exists(drafted));
  const over = db.select({ accountNumber: endedDrafts.accountNumber }).from(endedDrafts).where(notExists(drafted));
  await db.update(accountDetails).set({ draftDate: null }).where(inArray(accountDetails.accountNumber, over));
  return dropped.length;
}

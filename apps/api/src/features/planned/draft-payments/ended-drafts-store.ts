import type { LocalDay } from '@rochdale/domain/dates';
import { and, eq, exists, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { authorizations } from '../../../tables/authorizations.ts';
import { autoPays } from '../../../tables/auto-pay.ts';
import { drafts, endedDrafts } from '../../../tables/draft-payments.ts';
import { accountDetails } from '../../../tables/overview.ts';

/** Keeps in mind which drafts have ended; the last end of an account's counts. */
export async function noteEnded(
  tx: Transaction,
  ended: readonly (typeof drafts.$inferSelect)[],
  endedOn: LocalDay,
): Promise<void> {
  if (ended.length === 0) return;
  const rows = ended.map(({ accountNumber, memberNumber, draftMethod, lastFour }) => ({
    accountNumber,
    memberNumber,
    draftMethod,
    lastFour,
    endedOn,
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

/** Where the account has another member since: the draft that ended, sent once more, and not one of the new member's. */
const isSameDraft = and(eq(endedDrafts.lastFour, drafts.lastFour), eq(endedDrafts.draftMethod, drafts.draftMethod));

/**
 * After an import: takes out again the billing system's drafts that ended here on or after the day they began, and those
 * of accounts that have auto pay here, which would pay twice; a draft that began after the end is a new one. Answers
 * how many were taken out.
 */
export async function dropEndedDrafts(db: Executor): Promise<number> {
  const ended = db
    .select({ one: sql`1` })
    .from(endedDrafts)
    .where(
      and(
        eq(endedDrafts.accountNumber, drafts.accountNumber),
        lte(drafts.startDate, endedDrafts.endedOn),
        or(eq(endedDrafts.memberNumber, drafts.memberNumber), isSameDraft),
      ),
    );
  const paid = db.select({ one: sql`1` }).from(autoPays).where(eq(autoPays.accountNumber, drafts.accountNumber));
  const dropped = await db
    .delete(drafts)
    .where(and(isNull(drafts.createdAt), or(exists(ended), exists(paid))))
    .returning({ accountNumber: drafts.accountNumber });
  const drafted = db.select({ one: sql`1` }).from(drafts).where(eq(drafts.accountNumber, endedDrafts.accountNumber));
  await db.delete(endedDrafts).where(exists(drafted));
  // What was set up here rested on an authorization that was given here: a date beside it is of another draft.
  const ofHere = db
    .select({ one: sql`1` })
    .from(authorizations)
    .where(
      and(
        ...[eq(authorizations.planKind, 'draft'), eq(authorizations.way, 'web')],
        eq(authorizations.planKey, endedDrafts.accountNumber),
        sql`${authorizations.endedAt} >= ${endedDrafts.endedOn}`,
        sql`${authorizations.method} like '%' || ${endedDrafts.lastFour}`,
      ),
    );
  const over = db
    .select({ accountNumber: endedDrafts.accountNumber })
    .from(endedDrafts)
    .innerJoin(accounts, eq(accounts.accountNumber, endedDrafts.accountNumber))
    .where(and(notExists(drafted), notExists(ofHere), eq(accounts.memberNumber, endedDrafts.memberNumber)));
  await db.update(accountDetails).set({ draftDate: null }).where(inArray(accountDetails.accountNumber, over));
  return dropped.length;
}

import { and, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import { among } from '../../../../platform/database/among.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { tokens } from '../../../../platform/tokens/tokens.tables.ts';
import { accountNames } from '../../../../tables/account-names.ts';
import { accounts, addresses, arrangements } from '../../../../tables/accounts.ts';
import { arrangementInstalments } from '../../../../tables/arrangements.ts';
import { autoPays } from '../../../../tables/auto-pay.ts';
import { drafts } from '../../../../tables/draft-payments.ts';
import { levelizedTerms } from '../../../../tables/levelized-billing.ts';
import { accountPreferences } from '../../../../tables/my-profile.ts';
import { notices } from '../../../../tables/notices.ts';
import { notificationChoices, notificationThresholds } from '../../../../tables/notifications.ts';
import { accountDetails } from '../../../../tables/overview.ts';
import { scheduledPaymentAccounts, scheduledPayments } from '../../../../tables/scheduled-payments.ts';
import type { MovedAccount } from '../../../account/holdings/public.ts';

export type MovedAutoPay = typeof autoPays.$inferSelect;
export type MovedDraft = typeof drafts.$inferSelect;
export type MovedScheduledPayment = typeof scheduledPayments.$inferSelect;

/**
 * Forgets what bears no day and was said of the former holders of accounts: what was arranged with them, and what stands
 * beside the balance. Nobody waits for these rows; those of the new holders come in the same files.
 */
export async function forgetArrangedWithFormer(tx: Transaction, moved: readonly MovedAccount[]): Promise<void> {
  for (const table of [arrangementInstalments, arrangements, accountDetails]) await forget(tx, table, moved);
}

/** The same of what members may change: where mail went, what was chosen, what was said of average billing. */
export async function forgetChosenByFormer(tx: Transaction, moved: readonly MovedAccount[]): Promise<void> {
  for (const table of [addresses, accountPreferences, levelizedTerms]) await forget(tx, table, moved);
}

async function forget(
  tx: Transaction,
  table:
    | typeof arrangementInstalments
    | typeof arrangements
    | typeof accountDetails
    | typeof addresses
    | typeof accountPreferences
    | typeof levelizedTerms,
  moved: readonly MovedAccount[],
): Promise<void> {
  const numbers = moved.map(({ accountNumber }) => accountNumber);
  if (numbers.length > 0) await tx.delete(table).where(among(getTableColumns(table).accountNumber, numbers));
}

/** Removes auto pay that another member than the account's has set up. */
export async function removeMovedAutoPays(tx: Transaction): Promise<MovedAutoPay[]> {
  const moved = tx
    .select({ accountNumber: autoPays.accountNumber })
    .from(autoPays)
    .innerJoin(accounts, eq(accounts.accountNumber, autoPays.accountNumber))
    .where(ne(accounts.memberNumber, autoPays.memberNumber));
  return tx.delete(autoPays).where(inArray(autoPays.accountNumber, moved)).returning();
}

/** Removes drafts of another member than the account's. */
export async function removeMovedDrafts(tx: Transaction): Promise<MovedDraft[]> {
  const moved = tx
    .select({ accountNumber: drafts.accountNumber })
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountNumber, drafts.accountNumber))
    .where(ne(accounts.memberNumber, drafts.memberNumber));
  return tx.delete(drafts).where(inArray(drafts.accountNumber, moved)).returning();
}

/**
 * Takes accounts that their member has no more out of what the member has scheduled: where none is left it is deleted, else
 * its amount falls by what went there. What came to its end is history and stays.
 */
export async function reduceMovedScheduledPayments(
  tx: Transaction,
  now: Date,
): Promise<{ readonly deleted: readonly MovedScheduledPayment[]; readonly reduced: number }> {
  const parts = await tx
    .select({ scheduled: scheduledPayments, part: scheduledPaymentAccounts, owner: accounts.memberNumber })
    .from(scheduledPayments)
    .innerJoin(scheduledPaymentAccounts, eq(scheduledPaymentAccounts.transNo, scheduledPayments.transNo))
    .innerJoin(accounts, eq(accounts.accountNumber, scheduledPaymentAccounts.accountNumber))
    .where(
      and(
        isNull(scheduledPayments.deletedAt),
        sql`exists (select 1 from scheduled_payment_accounts moved join accounts owned using (account_number)
          where moved.trans_no = ${scheduledPayments.transNo} and owned.member_number <> ${scheduledPayments.memberNumber})`,
        sql`not exists (select 1 from due_payments where plan_kind = 'scheduled-payment'
          and plan_key = ${scheduledPayments.transNo}
          and state in ('paid', 'failed', 'skipped', 'returned', 'cancelled'))`,
      ),
    )
    .for('update', { of: scheduledPayments });
  const all = new Map(parts.map(({ scheduled }) => [scheduled.transNo, scheduled]));
  const kept = parts.filter(({ scheduled, owner }) => owner === scheduled.memberNumber);
  const reduced = [...new Set(kept.map(({ scheduled }) => scheduled.transNo))];
  const deleted = [...all.values()].filter(({ transNo }) => !reduced.includes(transNo));
  for (const { scheduled, part, owner } of parts) {
    if (owner === scheduled.memberNumber || !reduced.includes(scheduled.transNo)) continue;
    await tx
      .delete(scheduledPaymentAccounts)
      .where(
        and(
          eq(scheduledPaymentAccounts.transNo, part.transNo),
          eq(scheduledPaymentAccounts.accountNumber, part.accountNumber),
        ),
      );
    await tx
      .update(scheduledPayments)
      .set({ amount: sql`${scheduledPayments.amount} - ${part.amount}` })
      .where(eq(scheduledPayments.transNo, part.transNo));
  }
  await tx
    .update(scheduledPayments)
    .set({ deletedAt: now })
    .where(
      among(
        scheduledPayments.transNo,
        deleted.map(({ transNo }) => transNo),
      ),
    );
  return { deleted, reduced: reduced.length };
}

/** Removes what other members than the accounts' call them and are told of them, and ends the tokens that open these. */
export async function endMovedNamesNoticesAndTokens(tx: Transaction, now: Date): Promise<void> {
  for (const table of [accountNames, notificationChoices, notificationThresholds, notices, tokens]) {
    const { accountNumber, memberNumber } = getTableColumns(table);
    const isMoved = sql`exists (select 1 from accounts where accounts.account_number = ${accountNumber}
      and accounts.member_number <> ${memberNumber})`;
    if (table === notices) await tx.update(notices).set({ isOpen: false }).where(and(notices.isOpen, isMoved));
    else if (table === tokens)
      await tx
        .update(tokens)
        .set({ revokedAt: now })
        .where(and(isNull(tokens.revokedAt), isMoved));
    else await tx.delete(table).where(isMoved);
  }
}

/**
 * Gives up what other members than the accounts' have changed of them and the billing system has not sent: their mailing
 * address and average billing. A billing type that is empty waits to be put back, since no file has brought its account.
 */
export async function dropMovedHolds(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from levelized_holds using accounts
    where accounts.account_number = levelized_holds.account_number
      and accounts.member_number <> levelized_holds.member_number and accounts.billing_type <> ''`);
  await tx.execute(sql`update profile_holds set change = change #- array['addresses', accounts.account_number]
    from accounts where change -> 'addresses' ? accounts.account_number
      and accounts.member_number <> profile_holds.member_number`);
}

/** The accounts that are paid both by a plan of a member's and by the billing system's own auto pay or draft. */
export async function doublyPaidAccounts(tx: Transaction): Promise<string[]> {
  const found = await tx.execute<{ accountNumber: string }>(sql`
    select account_number as "accountNumber" from account_details
    where (auto_pay_exists or draft_date is not null)
        and exists (select 1 from auto_pays where auto_pays.account_number = account_details.account_number)
      or auto_pay_exists and exists (select 1 from drafts where drafts.account_number = account_details.account_number
        and drafts.created_at is not null)
    order by 1`);
  return found.rows.map(({ accountNumber }) => accountNumber);
}

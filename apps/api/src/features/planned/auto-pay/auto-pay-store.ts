import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { autoPays } from '../../../tables/auto-pay.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import { accountDetails } from '../../../tables/overview.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';

/** Auto pay of one account. Money in cents. */
export type AutoPay = typeof autoPays.$inferSelect;
export type PastPayment = Pick<
  typeof duePayments.$inferSelect,
  'planKey' | 'dueDay' | 'state' | 'amount' | 'authorizationId' | 'reason' | 'declines' | 'tryOn'
>;

const ownOf = builtOnce(['accountNumbers'], (db, { accountNumbers }) =>
  db.select().from(autoPays).where(sql`${autoPays.accountNumber} = any(${accountNumbers})`),
);
const billingOf = builtOnce(['accountNumbers'], (db, { accountNumbers }) =>
  db
    .select({ accountNumber: accountDetails.accountNumber })
    .from(accountDetails)
    .where(and(sql`${accountDetails.accountNumber} = any(${accountNumbers})`, eq(accountDetails.autoPayExists, true))),
);

/** The auto pay that members set up here, of the accounts that have it; paused or not. */
export async function autoPayOf(
  db: Executor,
  accountNumbers: readonly string[],
): Promise<ReadonlyMap<string, AutoPay>> {
  const found = await ownOf(db, { accountNumbers });
  return new Map(found.map((one) => [one.accountNumber, one]));
}

/** The accounts that the billing system's own auto pay pays. */
export async function billingAutoPayOf(db: Executor, accountNumbers: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await billingOf(db, { accountNumbers });
  return new Set(found.map(({ accountNumber }) => accountNumber));
}

/** The accounts that have auto pay, whether it was set up here or with the office. */
export async function accountsWithAutoPay(
  db: Executor,
  accountNumbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const [own, billing] = await Promise.all([autoPayOf(db, accountNumbers), billingAutoPayOf(db, accountNumbers)]);
  return new Set([...own.keys(), ...billing]);
}

/** The accounts that have a draft, kept here or by the billing system alone. */
export async function accountsWithDraft(db: Executor, accountNumbers: readonly string[]): Promise<ReadonlySet<string>> {
  const kept = db
    .select({ accountNumber: drafts.accountNumber })
    .from(drafts)
    .where(inArray(drafts.accountNumber, [...accountNumbers]));
  const byBilling = db
    .select({ accountNumber: accountDetails.accountNumber })
    .from(accountDetails)
    .where(and(inArray(accountDetails.accountNumber, [...accountNumbers]), isNotNull(accountDetails.draftDate)));
  return new Set((await union(kept, byBilling)).map(({ accountNumber }) => accountNumber));
}

/** Numbers of a member's accounts, the primary one first. */
export async function accountNumbersOf(db: Executor, memberNumber: string): Promise<string[]> {
  const found = await db
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber));
  return found.map(({ accountNumber }) => accountNumber);
}

/** What auto pay did since a day, the newest first. */
export async function pastPaymentsOf(db: Executor, memberNumber: string): Promise<PastPayment[]> {
  return db
    .select({
      planKey: duePayments.planKey,
      dueDay: duePayments.dueDay,
      state: duePayments.state,
      amount: duePayments.amount,
      authorizationId: duePayments.authorizationId,
      reason: duePayments.reason,
      declines: duePayments.declines,
      tryOn: duePayments.tryOn,
    })
    .from(duePayments)
    .where(and(eq(duePayments.memberNumber, memberNumber), eq(duePayments.planKind, 'auto-pay')))
    .orderBy(desc(duePayments.dueDay))
    .limit(500);
}

export async function addAutoPays(tx: Executor, added: readonly AutoPay[]): Promise<void> {
  await tx.insert(autoPays).values([...added]);
}

/** Changes the auto pay of an account; false when it has none. */
export async function changeAutoPay(
  tx: Executor,
  accountNumber: string,
  changes: Partial<Omit<AutoPay, 'accountNumber' | 'memberNumber'>>,
): Promise<AutoPay | undefined> {
  const [changed] = await tx.update(autoPays).set(changes).where(eq(autoPays.accountNumber, accountNumber)).returning();
  return changed;
}

/** Auto pay with what it charges. */
export interface AutoPayByStored {
  readonly autoPay: AutoPay;
  readonly stored: typeof storedPayments.$inferSelect;
}

/** Removes the auto pay of accounts; those that have none are left out. */
export async function removeAutoPays(tx: Executor, accountNumbers: readonly string[]): Promise<AutoPayByStored[]> {
  const standing = await tx
    .select({ autoPay: autoPays, stored: storedPayments })
    .from(autoPays)
    .innerJoin(storedPayments, isOfStored)
    .where(inArray(autoPays.accountNumber, [...accountNumbers]))
    .for('update', { of: autoPays });
  const numbers = standing.map(({ autoPay }) => autoPay.accountNumber);
  await tx.delete(autoPays).where(inArray(autoPays.accountNumber, numbers));
  return standing;
}

const isOfStored = and(
  eq(storedPayments.memberNumber, autoPays.memberNumber),
  eq(storedPayments.storedPaymentId, autoPays.storedPaymentId),
);

/** The accounts whose auto pay charges what a token of a member's stands for. */
export async function autoPaysByToken(tx: Executor, memberNumber: string, token: string): Promise<string[]> {
  const found = await tx
    .select({ accountNumber: autoPays.accountNumber })
    .from(autoPays)
    .innerJoin(storedPayments, isOfStored)
    .where(and(eq(autoPays.memberNumber, memberNumber), eq(storedPayments.token, token)));
  return found.map(({ accountNumber }) => accountNumber);
}

import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';
import { topUps } from '../../../tables/top-ups.ts';
import { unconfirmedPayments } from '../../account/accounts/public.ts';

/** Topping up of one account by itself. Money in cents. */
export type TopUp = typeof topUps.$inferSelect;

/** The topping up of accounts, where it is set up. */
export async function topUpsOf(db: Executor, accountNumbers: readonly string[]): Promise<ReadonlyMap<string, TopUp>> {
  const found = await db
    .select()
    .from(topUps)
    .where(inArray(topUps.accountNumber, [...accountNumbers]));
  return new Map(found.map((one) => [one.accountNumber, one]));
}

/** The one of an account, locked; its account is locked before. */
export async function lockTopUp(tx: Executor, accountNumber: string): Promise<TopUp | undefined> {
  const [found] = await tx.select().from(topUps).where(eq(topUps.accountNumber, accountNumber)).for('update');
  return found;
}

/** Sets up, or changes; a fall that was taken up stays so. */
export async function saveTopUp(tx: Executor, topUp: Omit<TopUp, 'fellOn'>): Promise<void> {
  const { accountNumber: _, ...set } = topUp;
  await tx
    .insert(topUps)
    .values({ ...topUp, fellOn: null })
    .onConflictDoUpdate({ target: topUps.accountNumber, set });
}

/** Notes the day of a fall that is taken up; null when it is above again. */
export async function noteFall(tx: Executor, accountNumber: string, fellOn: LocalDay | null): Promise<void> {
  await tx.update(topUps).set({ fellOn }).where(eq(topUps.accountNumber, accountNumber));
}

/** A fall of which nothing was taken may be taken up again under other terms. */
export async function forgetFallWithoutPayment(tx: Executor, accountNumber: string): Promise<void> {
  await tx
    .update(topUps)
    .set({ fellOn: null })
    .where(
      and(
        eq(topUps.accountNumber, accountNumber),
        sql`exists (select 1 from due_payments where due_payments.plan_kind = 'top-up'
          and due_payments.plan_key = top_ups.account_number and due_payments.due_day = top_ups.fell_on
          and due_payments.state in ('skipped', 'cancelled', 'failed'))`,
      ),
    );
}

/** Removes topping up of accounts, with what it charged. */
export async function removeTopUps(tx: Executor, accountNumbers: readonly string[]) {
  const standing = await tx
    .select({ topUp: topUps, stored: storedPayments })
    .from(topUps)
    .innerJoin(storedPayments, isOfStored)
    .where(inArray(topUps.accountNumber, [...accountNumbers]))
    .for('update', { of: topUps });
  const numbers = standing.map(({ topUp }) => topUp.accountNumber);
  await tx.delete(topUps).where(inArray(topUps.accountNumber, numbers));
  return standing;
}

const isOfStored = and(
  eq(storedPayments.memberNumber, topUps.memberNumber),
  eq(storedPayments.storedPaymentId, topUps.storedPaymentId),
);

/** The accounts that are topped up by what a token of a member's stands for. */
export async function topUpsByToken(tx: Executor, memberNumber: string, token: string): Promise<string[]> {
  const found = await tx
    .select({ accountNumber: topUps.accountNumber })
    .from(topUps)
    .innerJoin(storedPayments, isOfStored)
    .where(and(eq(topUps.memberNumber, memberNumber), eq(storedPayments.token, token)));
  return found.map(({ accountNumber }) => accountNumber);
}

const madePayment = z.object({ state: z.string(), reason: z.string().nullable() }).nullable();

/** Topping up, with everything that decides on it. */
export interface ListedTopUp {
  readonly topUp: TopUp;
  readonly holder: string;
  readonly isPrepaidAccount: boolean;
  readonly closedOn: LocalDay | null;
  readonly reopenedOn: LocalDay | null;
  /** As members are shown it. */
  readonly balance: number;
  /** Undefined where it was removed. */
  readonly stored: Pick<typeof storedPayments.$inferSelect, 'token' | 'blockedAt' | 'expires'> | undefined;
  /** The newest payment under its authorization; null: there was none. */
  readonly last: z.output<typeof madePayment>;
  /** The payment of the fall that is open. */
  readonly ofFall: z.output<typeof madePayment>;
}

/** Those after an account's number, or that of one account. */
export async function listTopUps(
  db: Executor,
  which: { readonly after: string; readonly limit: number } | { readonly accountNumber: string },
): Promise<ListedTopUp[]> {
  const found = await db
    .select({
      topUp: topUps,
      holder: accounts.memberNumber,
      isPrepaidAccount: accounts.isPrepaidAccount,
      closedOn: accounts.closedOn,
      reopenedOn: accounts.reopenedOn,
      accountBalance: accounts.accountBalance,
      unconfirmed: unconfirmedPayments,
      token: storedPayments.token,
      blockedAt: storedPayments.blockedAt,
      expires: storedPayments.expires,
      removedAt: storedPayments.removedAt,
      ofFall: sql<unknown>`(select json_build_object('state', state, 'reason', reason) from due_payments
        where due_payments.plan_kind = 'top-up' and due_payments.plan_key = top_ups.account_number
          and due_payments.due_day = top_ups.fell_on)`,
      last: sql<unknown>`(select json_build_object('state', state, 'reason', reason) from due_payments
        where due_payments.plan_kind = 'top-up' and due_payments.plan_key = top_ups.account_number
          and due_payments.authorization_id = top_ups.authorization_id order by due_day desc limit 1)`,
    })
    .from(topUps)
    .innerJoin(accounts, eq(accounts.accountNumber, topUps.accountNumber))
    .innerJoin(storedPayments, isOfStored)
    .where('after' in which ? gt(topUps.accountNumber, which.after) : eq(topUps.accountNumber, which.accountNumber))
    .orderBy(asc(topUps.accountNumber))
    .limit('after' in which ? which.limit : 1);
  return found.map(({ accountBalance, unconfirmed, token, blockedAt, expires, removedAt, last, ofFall, ...row }) => ({
    ...row,
    balance: accountBalance - Number(unconfirmed),
    stored: removedAt === null ? { token, blockedAt, expires } : undefined,
    last: madePayment.parse(last),
    ofFall: madePayment.parse(ofFall),
  }));
}

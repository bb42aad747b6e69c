import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { bills, postedPayments } from '../../../tables/history.ts';
import { ledger } from '../../../tables/payments.ts';
import { ofHolder, ofHolderOnDay } from '../holdings/public.ts';

/** A payment in a history. Money in cents. */
export interface HistoryPayment {
  readonly paymentDate: string;
  readonly paymentAmount: number;
}

/** Bills of an account, newest first. */
export async function listBills(
  db: Executor,
  accountNumber: string,
  limit: number,
): Promise<(typeof bills.$inferSelect)[]> {
  return db
    .select()
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), ofHolder('bills')))
    .orderBy(desc(bills.billDate))
    .limit(limit);
}

/**
 * Payments of an account, newest first: what the billing system has posted,
 * and portal payments that it has not confirmed yet, on their day in the co-op's time zone.
 */
export async function listPayments(
  db: Executor,
  accountNumber: string,
  limit: number,
  timeZone: string,
): Promise<HistoryPayment[]> {
  return newestPayments(db, { accountNumber, limit, timeZone });
}

const newestPayments = builtOnce(['accountNumber', 'limit', 'timeZone'], (db, { accountNumber, limit, timeZone }) => {
  const posted = db
    .select({
      paymentDate: sql<string>`${postedPayments.paymentDate}::text`.as('payment_date'),
      paymentAmount: sql<number>`${postedPayments.paymentAmount}`.mapWith(Number).as('payment_cents'),
    })
    .from(postedPayments)
    .where(and(eq(postedPayments.accountNumber, accountNumber), ofHolder('posted_payments')));
  const postedOn = sql`(${ledger.postedAt} at time zone ${timeZone})::date`;
  const unconfirmed = db
    .select({
      paymentDate: sql<string>`${postedOn}::text`.as('payment_date'),
      paymentAmount: sql<number>`${ledger.amount}`.mapWith(Number).as('payment_cents'),
    })
    .from(ledger)
    .where(and(eq(ledger.accountNumber, accountNumber), isNull(ledger.confirmedAt), ofHolderOnDay('ledger', postedOn)));
  return posted.unionAll(unconfirmed).orderBy(sql`payment_date desc`).limit(limit);
});

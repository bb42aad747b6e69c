import type { BillLine } from '@rochdale/domain/account/bills/bill-charges';
import type { MeterReading } from '@rochdale/domain/account/bills/bill-readings';
import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, between, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { billLines, bills, postedPayments } from '../../../tables/history.ts';
import { meterReadings } from '../../../tables/meter-reading.ts';
import { ofHolder } from '../holdings/public.ts';

export type Bill = typeof bills.$inferSelect;

/** An account's bill of a day and the twelve before it, newest first. The first is of another day when there is none. */
export async function billsUpTo(db: Executor, accountNumber: string, billDate: string): Promise<Bill[]> {
  return db
    .select()
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), ofHolder('bills'), lte(bills.billDate, billDate)))
    .orderBy(desc(bills.billDate), desc(bills.billNumber))
    .limit(13);
}

/** Nobody prints a bill with more lines. */
const mostLines = 500;

type BillKey = Pick<Bill, 'accountNumber' | 'billDate' | 'billNumber'>;

/** The lines of a bill, in their order. */
export async function linesOf(db: Executor, { accountNumber, billDate, billNumber }: BillKey): Promise<BillLine[]> {
  const found = await db
    .select()
    .from(billLines)
    .where(
      and(
        eq(billLines.accountNumber, accountNumber),
        eq(billLines.billDate, billDate),
        eq(billLines.billNumber, billNumber),
      ),
    )
    .orderBy(asc(billLines.lineNumber))
    .limit(mostLines);
  return found.map(({ description, lineAmount: amount, quantity, unit, rate, service }) => ({
    description,
    amount,
    quantity: quantity === null ? null : Number(quantity),
    unit,
    rate: rate === null ? null : Number(rate),
    service,
  }));
}

/** What the billing system posted as paid from a day on and before another. In cents. */
export async function paidBetween(
  db: Executor,
  accountNumber: string,
  { from, before }: { readonly from: LocalDay; readonly before: LocalDay },
): Promise<number> {
  const [found] = await db
    .select({ paid: sql<number>`coalesce(sum(${postedPayments.paymentAmount}), 0)`.mapWith(Number) })
    .from(postedPayments)
    .where(
      and(
        eq(postedPayments.accountNumber, accountNumber),
        ofHolder('posted_payments'),
        gte(postedPayments.paymentDate, from),
        lt(postedPayments.paymentDate, before),
      ),
    );
  return found?.paid ?? 0;
}

/** What the meters of an account read in a span of days. */
export async function readingsBetween(
  db: Executor,
  accountNumber: string,
  from: LocalDay,
  to: LocalDay,
): Promise<MeterReading[]> {
  const found = await db
    .select()
    .from(meterReadings)
    .where(
      and(
        eq(meterReadings.accountNumber, accountNumber),
        ofHolder('meter_readings'),
        between(meterReadings.readOn, from, to),
      ),
    )
    .orderBy(asc(meterReadings.meterNumber), asc(meterReadings.readOn))
    .limit(mostLines);
  return found.map(({ meterNumber, readOn, reading }) => ({ meterNumber, readOn, reading: Number(reading) }));
}

/** Whether an account has a bill of a later day. */
export async function hasLaterBill(db: Executor, { accountNumber, billDate }: BillKey): Promise<boolean> {
  const found = await db
    .select({ billDate: bills.billDate })
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), gt(bills.billDate, billDate)))
    .limit(1);
  return found.length > 0;
}

/** The days of an account's bills by day, or by number, or both; at least one of both must be given. */
export async function billDaysByNumber(
  db: Executor,
  accountNumber: string,
  { billDate, billNumber }: { readonly billDate: string; readonly billNumber: string },
): Promise<string[]> {
  if (billDate === '' && billNumber === '') return [];
  const found = await db
    .selectDistinct({ billDate: bills.billDate })
    .from(bills)
    .where(
      and(
        eq(bills.accountNumber, accountNumber),
        billDate === '' ? undefined : eq(bills.billDate, billDate),
        billNumber === '' ? undefined : eq(bills.billNumber, billNumber),
      ),
    );
  return found.map((one) => one.billDate);
}

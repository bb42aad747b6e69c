import { localTimeAt } from '@rochdale/domain/dates';
import type { ArrivedBill, BillDays } from '@rochdale/domain/planned/due-payments/payment-plan';
import { and, asc, gte, isNotNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { bills } from '../../../tables/history.ts';
import { ofHolder } from '../../account/holdings/public.ts';

const billDays = builtOnce(['accountNumbers', 'since'], (db, { accountNumbers, since }) =>
  db
    .select({
      accountNumber: bills.accountNumber,
      billDate: bills.billDate,
      dueDate: bills.dueDate,
      arrivedAt: bills.arrivedAt,
    })
    .from(bills)
    .where(
      and(
        sql`${bills.accountNumber} = any(${accountNumbers})`,
        ofHolder('bills'),
        gte(bills.billDate, since),
        isNotNull(bills.dueDate),
      ),
    )
    .orderBy(asc(bills.billDate)),
);

/** The days of the accounts' bills since a day, oldest first. */
export async function billDaysOf(
  db: Executor,
  accountNumbers: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, readonly BillDays[]>> {
  return byAccount(await billDays(db, { accountNumbers, since }), ({ billDate, dueDate }) => ({ billDate, dueDate }));
}

/** The same with the day on which each came in, by the clock of a time zone. */
export async function arrivedBillsOf(
  db: Executor,
  accountNumbers: readonly string[],
  since: string,
  timeZone: string,
): Promise<ReadonlyMap<string, readonly ArrivedBill[]>> {
  return byAccount(await billDays(db, { accountNumbers, since }), ({ billDate, dueDate, arrivedAt }) => ({
    billDate,
    dueDate,
    arrivedOn: localTimeAt(arrivedAt, timeZone).day,
  }));
}

interface BillRow {
  readonly accountNumber: string;
  readonly billDate: string;
  readonly dueDate: string | null;
  readonly arrivedAt: Date;
}

function byAccount<T>(
  found: readonly BillRow[],
  daysOf: (bill: BillRow & { readonly dueDate: string }) => T,
): ReadonlyMap<string, readonly T[]> {
  const bills = new Map<string, T[]>();
  for (const { dueDate, ...bill } of found) {
    if (dueDate === null) continue;
    bills.set(bill.accountNumber, [...(bills.get(bill.accountNumber) ?? []), daysOf({ ...bill, dueDate })]);
  }
  return bills;
}

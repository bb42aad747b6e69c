import {
  type BalanceBefore,
  type BillCharges,
  balanceBefore,
  billCharges,
} from '@rochdale/domain/account/bills/bill-charges';
import type { BillPayment } from '@rochdale/domain/account/bills/bill-payment';
import { type BillReadings, billReadings, readingDays } from '@rochdale/domain/account/bills/bill-readings';
import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { Database } from '../../../platform/database/database.ts';
import { findUsageDays, findUsageSettings, servingMeters } from '../../energy/usage/public.ts';
import { type Account, findAccount } from '../accounts/public.ts';
import { type Bill, billsUpTo, hasLaterBill, linesOf, paidBetween, readingsBetween } from './bills-store.ts';
import { findBillPayment } from './find-bill-payment.ts';

/** A bill with all that is known of it. */
export interface ReadBill {
  readonly account: Account;
  readonly bill: Bill;
  readonly isNewest: boolean;
  readonly charges: BillCharges;
  readonly balance: BalanceBefore;
  readonly readings: readonly BillReadings[];
  /** Days of its period whose usage was estimated. */
  readonly estimatedDays: number;
  readonly payment: BillPayment | undefined;
}

/** No day is later. */
const lastDay = '9999-12-31';

/** An account's bill of a day, or its newest (account-97); undefined when there is none. */
export async function readBill(
  db: Database,
  {
    accountNumber,
    billDate,
    today,
    timeZone,
  }: {
    readonly accountNumber: string;
    readonly billDate: LocalDay | undefined;
    readonly today: LocalDay;
    readonly timeZone: string;
  },
): Promise<ReadBill | undefined> {
  const [account, [bill, previous]] = await Promise.all([
    findAccount(db, accountNumber),
    billsUpTo(db, accountNumber, billDate ?? lastDay),
  ]);
  if (!account || !bill || (billDate !== undefined && bill.billDate !== billDate)) return undefined;
  const [lines, paid, read, estimatedDays, isEarlier, payment] = await Promise.all([
    linesOf(db, bill),
    previous ? paidBetween(db, accountNumber, { from: previous.billDate, before: bill.billDate }) : 0,
    readingsBetween(db, accountNumber, addDays(bill.statementStartDate ?? bill.billDate, -readingDays), bill.billDate),
    countEstimatedDays(db, bill),
    hasLaterBill(db, bill),
    findBillPayment(db, bill, { today, timeZone }),
  ]);
  return {
    account,
    bill,
    isNewest: !isEarlier,
    charges: billCharges(bill, lines),
    balance: balanceBefore(bill, previous?.endingBalance, paid),
    readings: billReadings(bill, read),
    estimatedDays,
    payment,
  };
}

/** Where an account's usage is shown to nobody, nothing of it is told here either. */
async function countEstimatedDays(
  db: Database,
  { accountNumber, statementStartDate, billDate }: Bill,
): Promise<number> {
  if (statementStartDate === null || !(await findUsageSettings(db, accountNumber)).viewUsageHistory) return 0;
  const span = { fromDate: statementStartDate, toDate: addDays(billDate, -1) };
  const days = await findUsageDays(db, await servingMeters(db, accountNumber), span);
  return new Set(days.filter(({ status }) => status === 'Estimate').map(({ date }) => date)).size;
}

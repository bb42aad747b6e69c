import { dollarsOf } from '@rochdale/domain/money';
import type { Entry } from './entries-store.ts';

/** The reference by which a bill of a day is opened. */
export type BillReference = (billDate: string) => string;

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));

interface BillFigures {
  readonly billDate: string;
  readonly billType: string;
  readonly billedAmount: number;
  readonly endingBalance: number;
  readonly dueDate: string | null;
  readonly statementStartDate: string | null;
  readonly prepaidDailyTotal: number | null;
  readonly prepaidUsageDollars: number | null;
  readonly prepaidCharges: number | null;
  readonly prepaidTaxes: number | null;
}

/** Billing history item (account-37). */
export function presentBill(bill: BillFigures, referenceOf: BillReference) {
  return {
    billDate: bill.billDate,
    billedAmount: dollarsOf(bill.billedAmount),
    endingBalance: dollarsOf(bill.endingBalance),
    dueDate: bill.dueDate,
    statementStartDate: bill.statementStartDate,
    billType: bill.billType,
    billViewUrl: referenceOf(bill.billDate),
    billViewUrlFileBytes: null,
    prepaidDailyTotal: dollarsOrNull(bill.prepaidDailyTotal),
    prepaidUsageDollars: dollarsOrNull(bill.prepaidUsageDollars),
    prepaidCharges: dollarsOrNull(bill.prepaidCharges),
    prepaidTaxes: dollarsOrNull(bill.prepaidTaxes),
  };
}

/** Payment history item (account-88). */
export const presentPayment = ({ day, amount, what, balanceAfter }: Entry) => ({
  paymentDate: day,
  paymentAmount: dollarsOf(amount),
  paymentMethod: what,
  balanceAfter: dollarsOrNull(balanceAfter),
});

/** One line of an account's history as the wire has it. */
export function presentEntry(entry: Entry, referenceOf: BillReference) {
  if (entry.kind === 'payment') return { ...presentPayment(entry), kind: 'payment' as const };
  const bill = presentBill(
    {
      billDate: entry.day,
      billType: entry.what ?? '',
      billedAmount: entry.amount,
      endingBalance: entry.endingBalance ?? 0,
      dueDate: entry.dueDate,
      statementStartDate: entry.statementStartDate,
      prepaidDailyTotal: entry.prepaidDailyTotal,
      prepaidUsageDollars: entry.prepaidUsageDollars,
      prepaidCharges: entry.prepaidCharges,
      prepaidTaxes: entry.prepaidTaxes,
    },
    referenceOf,
  );
  return { ...bill, kind: 'bill' as const };
}

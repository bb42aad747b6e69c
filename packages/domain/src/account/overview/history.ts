import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** One line of Billing & Payment History: a bill by its charge, a prepaid account's day by its total, or a payment. */
export interface HistoryLine {
  readonly kind: 'bill' | 'day' | 'payment';
  readonly day: LocalDay;
  readonly amount: Cents;
  /** What was owed after it (account-88); null where that is not known. */
  readonly balanceAfter: Cents | null;
  readonly dueDate: LocalDay | null;
  /** What a prepaid day's total is made of, as far as it is known (account-20). */
  readonly parts?: Readonly<Record<'usage' | 'charges' | 'taxes', Cents | null>>;
  /** How a payment was made; null while the billing system has not posted it. */
  readonly method?: string | null;
}

/** What was owed before a bill: not paid yet, or a credit where it is below 0; null where nothing is known of it. */
export const carriedOver = ({ amount, balanceAfter }: HistoryLine): Cents | null =>
  balanceAfter === null ? null : balanceAfter - amount;

/** Most lines that the overview shows (account-19). */
export const overviewHistoryLength = 9;
/** Lines that stand before View More on a phone. */
export const overviewHistoryBegin = 5;

/** Bills and payments merged, newest first; on the same day the payment comes first. At most nine (account-19). */
export function mergedHistory(bills: readonly HistoryLine[], payments: readonly HistoryLine[]): readonly HistoryLine[] {
  return [...payments, ...bills].sort((one, other) => other.day.localeCompare(one.day)).slice(0, overviewHistoryLength);
}

import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** One line of Billing & Payment History; `day` is a prepaid account's day, shown by its total. */
export interface HistoryLine {
  readonly kind: 'bill' | 'day' | 'payment';
  readonly day: LocalDay;
  readonly amount: Cents;
  readonly dueDate: LocalDay | null;
  /** What a prepaid day's total is made of, as far as it is known (account-20). */
  readonly parts?: Readonly<Record<'usage' | 'charges' | 'taxes', Cents | null>>;
}

/** Most lines that the overview shows (account-19). */
export const overviewHistoryLength = 9;
/** Lines that stand before View More. */
export const overviewHistoryBegin = 5;

/** Bills and payments merged, newest first; on the same day the payment comes first. At most nine (account-19). */
export function mergedHistory(bills: readonly HistoryLine[], payments: readonly HistoryLine[]): readonly HistoryLine[] {
  return [...payments, ...bills].sort((one, other) => other.day.localeCompare(one.day)).slice(0, overviewHistoryLength);
}

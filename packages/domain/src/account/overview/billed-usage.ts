import type { LocalDay } from '../../dates.ts';

/** A month's use as its bill says it. */
export interface BilledMonth {
  readonly billDate: LocalDay;
  readonly quantity: number;
  readonly daysBilled: number | null;
}

/** Months that the Billed Usage Summary shows: a year, and the same month of the year before. */
export const billedUsageMonths = 13;

/** What the newest month says beside the others. */
export interface UsageSummary {
  readonly newest: BilledMonth;
  /** Per day, rounded; null when the bill does not say its days. */
  readonly dailyAverage: number | null;
  /** The bill of the same month a year before, and the difference to it; null when there is none. */
  readonly yearBefore: { readonly month: BilledMonth; readonly difference: number } | null;
}

/** Reads the months of an account, newest first; null when there are none (account-22). */
export function usageSummary(months: readonly BilledMonth[]): UsageSummary | null {
  const [newest, ...older] = months;
  if (!newest) return null;
  const year = String(Number(newest.billDate.slice(0, 4)) - 1);
  const month = older.find((one) => one.billDate.slice(0, 7) === `${year}${newest.billDate.slice(4, 7)}`);
  return {
    newest,
    dailyAverage: newest.daysBilled === null ? null : Math.round(newest.quantity / newest.daysBilled),
    yearBefore: month ? { month, difference: newest.quantity - month.quantity } : null,
  };
}

/** The top of a chart's scale: a round number at or above the largest value, by half at most; 1 where there is none. */
export function scaleTop(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((one) => one * power >= largest) ?? 10;
  return step * power;
}

import { formatDay, type LocalDay } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';

/** What is known when the daily tab has nothing to draw, or may draw nothing. */
export interface UsageState {
  readonly isSupported: boolean;
  readonly showUsageSuspendedMsg: boolean;
  readonly hasUsageData: boolean;
  readonly hasUsageDataForSelectedDateRange: boolean;
  readonly fromDate: LocalDay;
  readonly toDate: LocalDay;
}

/** The sentence instead of a chart (energy-28); undefined where there is one to show. */
export function noUsage(state: UsageState): Violation | undefined {
  if (!state.isSupported) return violation('usage.notSupported');
  if (state.showUsageSuspendedMsg) return violation('usage.suspended');
  if (!state.hasUsageData) return violation('usage.none');
  if (state.hasUsageDataForSelectedDateRange) return undefined;
  return violation('usage.none.range', { from: formatDay(state.fromDate), to: formatDay(state.toDate) });
}

/** A meter of several has no readings in a range of days. */
export const noReadings = (meter: string, { fromDate, toDate }: Pick<UsageState, 'fromDate' | 'toDate'>): Violation =>
  violation('usage.none.meter', { meter, from: formatDay(fromDate), to: formatDay(toDate) });

/** No interval of a day was measured (energy-23). */
export const noHours = (date: LocalDay): Violation => violation('usage.none.hours', { date: formatDay(date) });

/** Neither months nor bills say what was used, or no meter measures intervals (energy-37, energy-41). */
export const noMonths = (): Violation => violation('usage.none.account');
export const noIntervals = (): Violation => violation('usage.none.intervals');

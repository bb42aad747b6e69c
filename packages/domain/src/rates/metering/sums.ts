import type { PeriodTable } from '../calendar/period-tables.ts';

/** Sums and peaks by day and period of one way to divide the hours; in thousandths of the unit, in whole numbers. */
export interface Sums {
  readonly periods: number;
  readonly taken: Float64Array;
  readonly given: Float64Array;
  /** The most that was taken in a window of demand; below zero where there was none. */
  readonly peaks: Float64Array;
  /** The longest interval that is of one period on every day. */
  longest: number;
}

export const emptySums = (days: number, periods: number): Sums => ({
  periods,
  taken: new Float64Array(days * periods),
  given: new Float64Array(days * periods),
  peaks: new Float64Array(days * periods).fill(-1),
  longest: 1440,
});

/** A day's intervals: what was taken and given in each, null where it was not read, and of which quarter hour each is. */
export interface DayValues {
  readonly taken: readonly (number | null)[];
  readonly given: readonly (number | null)[];
  /** Minutes on the clock at which each begins, on a day of 23 or 25 hours; undefined on others. */
  readonly clock: readonly number[] | undefined;
  readonly minutes: number;
  /** How many intervals make a window of demand. */
  readonly window: number;
}

/** Adds a day to the sums of one way to divide the hours. */
export function addDay(sums: Sums, at: number, { periods: table, longest }: PeriodTable, values: DayValues): void {
  const { taken, given, clock, minutes, window } = values;
  const base = at * sums.periods;
  sums.longest = Math.min(sums.longest, longest);
  let windowSum = 0;
  let windowPlace = 0;
  let whole = 0;
  for (let index = 0; index < taken.length; index += 1) {
    const minute = clock ? (clock[index] ?? 0) : index * minutes;
    const place = base + (table[(minute / 15) | 0] ?? 0);
    const value = taken[index];
    if (index % window === 0) {
      windowSum = 0;
      whole = 0;
      windowPlace = place;
    }
    const back = given[index];
    if (back) sums.given[place] = (sums.given[place] ?? 0) + back;
    if (value === null || value === undefined) continue;
    sums.taken[place] = (sums.taken[place] ?? 0) + value;
    windowSum += value;
    whole += 1;
    if (whole === window && windowSum > (sums.peaks[windowPlace] ?? 0)) sums.peaks[windowPlace] = windowSum;
    else if (whole === window && (sums.peaks[windowPlace] ?? 0) < 0) sums.peaks[windowPlace] = windowSum;
  }
}

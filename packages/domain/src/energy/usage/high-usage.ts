import { addDays, type LocalDay, weekdayOf } from '../../dates.ts';
import type { UsageDay } from './summary.ts';
import { toThousandths } from './units.ts';

/** A day of high usage: what was used, and the line that it passed. */
export interface HighUsageDay {
  readonly date: LocalDay;
  readonly usageValue: number;
  readonly threshold: number;
}

/** How far above the mean of the same weekdays a day is high, and from how many weeks and days that mean is made. */
const timesUsual = 1.5;
const weeksBack = 8;
const fewestWeeks = 3;

/**
 * The line above which a day's use is high: the member's own in units a day, or half as much again as the mean of the
 * same weekdays of the eight weeks before. Undefined where neither is known.
 */
export function highUsageThreshold(
  day: LocalDay,
  days: readonly UsageDay[],
  ownThreshold: number | null,
): number | undefined {
  if (ownThreshold !== null) return ownThreshold;
  const earliest = addDays(day, -7 * weeksBack);
  const alike = days
    .filter(({ date }) => date >= earliest && date < day && weekdayOf(date) === weekdayOf(day))
    .flatMap(({ usageValue }) => usageValue ?? []);
  if (alike.length < fewestWeeks) return undefined;
  return toThousandths((alike.reduce((sum, value) => sum + value, 0) / alike.length) * timesUsual);
}

/** The days of high usage from a day on, oldest first. */
export function highUsageDays(days: readonly UsageDay[], since: LocalDay, ownThreshold: number | null): HighUsageDay[] {
  return days.flatMap(({ date, usageValue }) => {
    if (date < since || usageValue === null) return [];
    const threshold = highUsageThreshold(date, days, ownThreshold);
    return threshold !== undefined && usageValue > threshold ? [{ date, usageValue, threshold }] : [];
  });
}

import { daysBetween, type LocalDay } from '../../dates.ts';
import type { Violation } from '../../violation.ts';

/** Lengths that a member may take the usage in: by day, or by minutes. */
export const downloadIntervals = ['day', '60', '30', '15', '5'] as const;
export type DownloadInterval = (typeof downloadIntervals)[number];

/** Days that one file may span: three years of days, a year of intervals. */
const maxDays = { day: 1096, intervals: 366 };

/** Judges the span of a download. */
export function downloadRangeViolation(
  from: LocalDay,
  to: LocalDay,
  interval: DownloadInterval,
): Violation | undefined {
  const days = daysBetween(from, to) + 1;
  const most = interval === 'day' ? maxDays.day : maxDays.intervals;
  if (days < 1) return { code: 'greenButton.range.reversed', params: {} };
  return days > most ? { code: 'greenButton.range.tooLong', params: { days: most } } : undefined;
}

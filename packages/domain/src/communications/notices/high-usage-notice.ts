import { addDays, type LocalDay } from '../../dates.ts';
import { highUsageDays } from '../../energy/usage/high-usage.ts';
import type { UsageDay } from '../../energy/usage/summary.ts';
import type { Notice } from './notice.ts';

/** Days back within which the newest day that was read is still told. */
export const freshUsageDays = 3;

/**
 * High use on the newest day that was read and is over: of days that come in together only the last is told, so that
 * nobody is told more than once a day. The threshold is in units a day; null: the rule's own.
 */
export function highUsage(
  days: readonly UsageDay[],
  threshold: number | null,
  unit: string,
  today: LocalDay,
): Notice | undefined {
  const over = days.filter(({ date, usageValue }) => date < today && usageValue !== null);
  const newest = over.at(-1)?.date;
  if (newest === undefined || newest < addDays(today, -freshUsageDays)) return undefined;
  const [high] = highUsageDays(over, newest, threshold);
  if (!high) return undefined;
  const { date: day, usageValue, threshold: line } = high;
  return { kind: 'highUsage', subject: day, day, usageValue, threshold: line, unit };
}

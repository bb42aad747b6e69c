import { type LocalDay, monthLength } from '../dates.ts';
import { type Exact, fraction, sumOf, times, whole } from './exact.ts';
import type { Per, Proration } from './schedule.ts';

const daysOfYear = 365;

/** How many months some days of a bill are (rates-6). Those of parts add up to those of the whole, without rounding. */
export function monthsOf(part: readonly LocalDay[], billDays: number, proration: Proration): Exact {
  const { rule, usualDays, monthDays } = proration;
  const isUsual = usualDays !== undefined && billDays >= usualDays[0] && billDays <= usualDays[1];
  if (rule === 'never' || (rule === 'outside' && isUsual)) return fraction(part.length, billDays);
  if (monthDays === 'calendar') return calendarMonths(part);
  if (monthDays === 'average') return fraction(part.length * 12, daysOfYear);
  return fraction(part.length, monthDays);
}

/** Each day is a part of its own month. */
function calendarMonths(part: readonly LocalDay[]): Exact {
  const lengths = part.map(monthLength);
  return sumOf([28, 29, 30, 31].map((length) => fraction(lengths.filter((one) => one === length).length, length)));
}

/** How many times an amount by the month, day, year or bill is charged for some days of a bill. */
export function timesCharged(per: Per, part: readonly LocalDay[], billDays: number, proration: Proration): Exact {
  if (per === 'day') return whole(part.length);
  if (per === 'bill') return fraction(part.length, billDays);
  const months = monthsOf(part, billDays, proration);
  return per === 'year' ? times(months, fraction(1, 12)) : months;
}

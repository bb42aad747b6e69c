import { addDays, type LocalDay } from '../../../dates.ts';
import type { DaySpan } from '../timeframes.ts';

/** 52 weeks: the same weekday of the year before (energy-70). */
const yearOfWeeks = 364;

export const yearBefore = (day: LocalDay): LocalDay => addDays(day, -yearOfWeeks);

/** The days that stand behind those of a span. */
export const spanBefore = ({ fromDate, toDate }: DaySpan): DaySpan => ({
  fromDate: yearBefore(fromDate),
  toDate: yearBefore(toDate),
});

/** What is dated by a day or a month; a bill by its day. */
interface Dated {
  readonly billDate: LocalDay;
}

/** Bills of a year before fall on nearly the same day. */
const nearDays = 20;

/** The bill of the year before that stands behind another (energy-75): the nearest within twenty days. */
export function billBefore<B extends Dated>({ billDate }: Dated, bills: readonly B[]): B | undefined {
  const wanted = Date.parse(addDays(billDate, -365));
  const away = (bill: Dated): number => Math.abs(Date.parse(bill.billDate) - wanted) / 86_400_000;
  return bills
    .filter((bill) => away(bill) <= nearDays)
    .reduce<B | undefined>((best, bill) => (best && away(best) <= away(bill) ? best : bill), undefined);
}

/** The month of the year before: `2025-11` of `2026-11`. */
export const monthBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4, 7)}`;

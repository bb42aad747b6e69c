import { addDays, isLocalDay, type LocalDay } from '@rochdale/domain/dates';
import { directRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import { type DaySpan, defaultSpan } from '@rochdale/domain/energy/usage/timeframes';

/** The days that a link asks for, written either way; the last 15 days where they can't be shown (energy-50). */
export function directSpan(start: string | null, end: string | null, today: LocalDay, isMdmOn: boolean): DaySpan {
  const toDate = dayIn(end) ?? today;
  const fromDate = dayIn(start) ?? addDays(toDate, -15);
  const wrong = directRangeViolations({ fromDate, toDate, today, isMdmOn });
  return wrong.fromDate || wrong.toDate ? defaultSpan(today) : { fromDate, toDate };
}

/** `2026-11-20` or `11/20/2026`. */
function dayIn(text: string | null): LocalDay | undefined {
  const day = (text ?? '').replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, month: string, date: string, year: string) =>
    [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  );
  return isLocalDay(day) ? day : undefined;
}

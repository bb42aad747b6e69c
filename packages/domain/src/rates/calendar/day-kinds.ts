import { addDays, type LocalDay, weekdayOf } from '../../dates.ts';
import { type DayKind, type Holiday, weekdays } from '../schedule.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** The day of a year on which a holiday is kept; undefined where that year has none. */
export function holidayIn(year: number, holiday: Holiday): LocalDay | undefined {
  const { date, yearly, weekday, nth = 1, month = 1 } = holiday;
  if (date !== undefined) return Number(date.slice(0, 4)) === year ? date : undefined;
  if (yearly !== undefined) return observedOn(`${year}-${yearly}`, holiday.observed);
  if (weekday === undefined) return undefined;
  if (nth < 0) {
    const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
    const last = addDays(next, -1);
    return addDays(last, -((weekdayOf(last) - weekdays.indexOf(weekday) + 7) % 7));
  }
  const first: LocalDay = `${year}-${two(month)}-01`;
  return addDays(first, ((weekdays.indexOf(weekday) - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

function observedOn(day: LocalDay, observed: Holiday['observed']): LocalDay {
  const weekday = weekdayOf(day);
  if (observed === 'never' || (weekday !== 0 && weekday !== 6)) return day;
  if (weekday === 0) return addDays(day, 1);
  return addDays(day, observed === 'nearest' ? -1 : 2);
}

/** What kind of day each is. A New Year's Day that is kept on the 31st is one of the year before. */
export function dayKindsOf(days: readonly LocalDay[], holidays: readonly Holiday[]): DayKind[] {
  const years = new Set(days.flatMap((day) => [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1]));
  const kept = new Set([...years].flatMap((year) => holidays.map((holiday) => holidayIn(year, holiday))));
  return days.map((day) => {
    if (kept.has(day)) return 'holiday';
    const weekday = weekdayOf(day);
    return weekday === 0 || weekday === 6 ? 'weekend' : 'weekday';
  });
}

import { addDays, type LocalDay } from './dates.ts';

/** The same day some months away, or the month's last where it is shorter. */
export function addMonths(day: LocalDay, months: number): LocalDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date, last) - 1);
}

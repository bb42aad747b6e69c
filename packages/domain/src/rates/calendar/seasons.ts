import type { LocalDay } from '../../dates.ts';
import type { Season } from '../schedule.ts';

export const monthOfYear = (day: LocalDay): number => Number(day.slice(5, 7));

/** The name of the season that a day is in: the first that has it; one that says no days has those that are left. */
export function seasonOf(day: LocalDay, seasons: readonly Season[]): string | undefined {
  return seasons.find((season) => isIn(day, season))?.name;
}

function isIn(day: LocalDay, { months, from, to }: Season): boolean {
  if (months) return months.includes(monthOfYear(day));
  if (from === undefined || to === undefined) return true;
  const date = day.slice(5);
  // A winter goes over New Year.
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}

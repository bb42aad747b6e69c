import { addDays, clockOffset, type LocalDay } from '../../dates.ts';
import { dayMinutes, dayStart } from '../../energy/usage/day-lengths.ts';

const known = new Map<string, ReadonlySet<LocalDay>>();

/** The days of a year that have 23 or 25 hours. To ask for the offset of every day would take longer than to price a year. */
export function changedDays(year: number, timeZone: string): ReadonlySet<LocalDay> {
  const key = `${year} ${timeZone}`;
  const found = known.get(key) ?? findChanges(year, timeZone);
  known.set(key, found);
  return found;
}

function findChanges(year: number, timeZone: string): ReadonlySet<LocalDay> {
  const changed = new Set<LocalDay>();
  for (let week: LocalDay = `${year}-01-01`; Number(week.slice(0, 4)) === year; week = addDays(week, 7)) {
    const [from, to] = [week, addDays(week, 7)].map((day) => clockOffset(Date.parse(day), timeZone));
    if (from === to) continue;
    // Midnight of UTC is up to a day beside that of the zone.
    for (let day = addDays(week, -1); day <= addDays(week, 7); day = addDays(day, 1))
      if (dayMinutes(day, timeZone) !== 1440) changed.add(day);
  }
  return changed;
}

const knownClocks = new Map<string, readonly number[]>();

/** The minutes of a day of 23 or 25 hours on its clock, for each of its intervals. */
export function clockMinutes(day: LocalDay, minutes: number, timeZone: string): readonly number[] {
  const key = `${day} ${minutes} ${timeZone}`;
  const found = knownClocks.get(key) ?? readClock(day, minutes, timeZone);
  knownClocks.set(key, found);
  return found;
}

function readClock(day: LocalDay, minutes: number, timeZone: string): number[] {
  const begin = dayStart(day, timeZone);
  return Array.from({ length: Math.round(dayMinutes(day, timeZone) / minutes) }, (_, index) => {
    const instant = begin + index * minutes * 60_000;
    return ((instant + clockOffset(instant, timeZone)) / 60_000) % 1440;
  });
}

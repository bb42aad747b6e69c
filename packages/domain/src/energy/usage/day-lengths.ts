import { addDays, clockOffset, type LocalDay } from '../../dates.ts';

/** Minutes by which the co-op's clocks are ahead of UTC at an instant. */
export const offsetMinutes = (instant: number, timeZone: string): number => clockOffset(instant, timeZone) / 60_000;

/** The instant at which a day begins in a time zone, in milliseconds since 1970. */
export function dayStart(day: LocalDay, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const near = midnight - offsetMinutes(midnight, timeZone) * 60_000;
  const begins = midnight - offsetMinutes(near, timeZone) * 60_000;
  // Where clocks go forward at midnight, the day begins at one.
  return offsetMinutes(begins, timeZone) * 60_000 + begins < midnight ? near : begins;
}

/** How long a day is: 1380, 1440 or 1500 minutes where clocks change by an hour. */
export function dayMinutes(day: LocalDay, timeZone: string): number {
  return (dayStart(addDays(day, 1), timeZone) - dayStart(day, timeZone)) / 60_000;
}

/** An instant as the co-op's clocks say it, with their offset: `2026-11-01T01:15:00-07:00`. Both one o'clocks differ. */
export function localInstant(instant: number, timeZone: string): string {
  const offset = offsetMinutes(instant, timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  const away = `${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  return `${new Date(instant + offset * 60_000).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${away}`;
}

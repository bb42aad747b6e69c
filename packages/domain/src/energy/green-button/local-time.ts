import type { LocalDay } from '../../dates.ts';
import { offsetMinutes } from '../usage/day-lengths.ts';

/** How clocks run somewhere: seconds that local time is ahead of UTC at an instant (seconds since 1970). */
export interface LocalTime {
  offsetAt(instant: number): number;
}

/** The clock of an IANA time zone. */
export const zoneTime = (timeZone: string): LocalTime => ({
  offsetAt: (instant) => offsetMinutes(instant * 1000, timeZone) * 60,
});

/** The calendar day of an instant. */
export function dayAt(instant: number, time: LocalTime): LocalDay {
  return new Date((instant + time.offsetAt(instant)) * 1000).toISOString().slice(0, 10);
}

/** The instant at which a day begins. Two of them in a row are 23, 24 or 25 hours apart. */
export function startOfDay(day: LocalDay, time: LocalTime): number {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1000;
  return midnight - time.offsetAt(midnight - time.offsetAt(midnight));
}

import type { LocalDay } from '../dates.ts';

/** How clocks run somewhere: seconds that local time is ahead of UTC at an instant (seconds since 1970). */
export interface LocalTime {
  offsetAt(instant: number): number;
}

/** The clock of an IANA time zone. */
export function zoneTime(timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  return {
    offsetAt(instant) {
      const at: Record<string, number> = {};
      for (const { type, value } of format.formatToParts(instant * 1000)) at[type] = Number(value);
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at;
      return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - Math.floor(instant);
    },
  };
}

/** The calendar day of an instant. */
export function dayAt(instant: number, time: LocalTime): LocalDay {
  return new Date((instant + time.offsetAt(instant)) * 1000).toISOString().slice(0, 10);
}

/** The instant at which a day begins. Two of them in a row are 23, 24 or 25 hours apart. */
export function startOfDay(day: LocalDay, time: LocalTime): number {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1000;
  return midnight - time.offsetAt(midnight - time.offsetAt(midnight));
}

import { formatDay, localTimeAt } from '../../dates.ts';

/** A moment as the office writes it: `16:22` of today, else `11/19/2026`, on the co-op's clock. */
export function officeMoment(at: Date, now: Date, timeZone: string): string {
  const { day, time } = localTimeAt(at, timeZone);
  return day === localTimeAt(now, timeZone).day ? time : formatDay(day);
}

/** A moment in full: `11/19/2026 16:22`. */
export function officeMomentInFull(at: Date, timeZone: string): string {
  const { day, time } = localTimeAt(at, timeZone);
  return `${formatDay(day)} ${time}`;
}

/** A moment of the audit: `11/19/2026 16:22:05`. */
export function officeMomentToSecond(at: Date, timeZone: string): string {
  const { day, time } = localTimeAt(at, timeZone);
  return `${formatDay(day)} ${time}:${at.toISOString().slice(17, 19)}`;
}

/** How long something takes or has taken, in the two units that matter. */
export interface OfficeAge {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
  /** Beside hours, while these are few. */
  readonly minutes: number;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** The age of something, to be said: minutes below an hour, hours below two days, then days. Never negative. */
export function officeAge(ms: number): OfficeAge {
  const age = Math.max(0, ms);
  if (age < hour) return { unit: 'minutes', count: Math.floor(age / minute), minutes: 0 };
  if (age < 2 * day) {
    const count = Math.floor(age / hour);
    return { unit: 'hours', count, minutes: count < 10 ? Math.floor((age % hour) / minute) : 0 };
  }
  return { unit: 'days', count: Math.floor(age / day), minutes: 0 };
}

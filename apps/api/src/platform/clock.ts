import { type LocalDay, type LocalTime, latestShown, localTimeAt } from '@rochdale/domain/dates';

/** Where the API reads the time. Everything else takes a Clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The co-op's calendar day now. */
export function todayAt(clock: Clock, timeZone: string): LocalDay {
  return localTimeAt(clock.now(), timeZone).day;
}

/** A moment on the co-op's clock, to the minute. */
export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const { day, time } = localTimeAt(instant, timeZone);
  return `${day}T${time}`;
}

/** What the co-op's clock shows now. */
export const localNow = (clock: Clock, timeZone: string): LocalTime => localTimeOf(clock.now(), timeZone);

/** The latest that the co-op's clock has shown: what began at a time has begun, also in an hour that the clock shows again. */
export const latestNow = (clock: Clock, timeZone: string): LocalTime => latestShown(clock.now(), timeZone);

import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';

/** Where the API reads the time. Everything else takes a Clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The co-op's calendar day now. */
export function todayAt(clock: Clock, timeZone: string): LocalDay {
  return localTimeAt(clock.now(), timeZone).day;
}

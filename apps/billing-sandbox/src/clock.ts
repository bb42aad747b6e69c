/** The sandbox's one source of time. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };

import { type LocalDay, type LocalTime, localTimeAt } from '@rochdale/domain/dates';
import { ticksAt } from '@rochdale/domain/energy/usage/intervals';

/** Today where the co-op is, by this device's clock: for what is asked before the server has said its own day. */
export function todayIn(timeZone: string): LocalDay {
  return localTimeAt(new Date(), timeZone).day;
}

/** This device's time, in milliseconds since 1970. */
export const nowMs = (): number => Date.now();

/** This device's time in ticks, as calls for documents carry it. */
export function nowTicks(): string {
  return ticksAt(new Date());
}

/** The time where the co-op is, by this device's clock, `YYYY-MM-DDTHH:mm`: for what is written while the server can't be asked. */
export function nowIn(timeZone: string): LocalTime {
  const { day, time } = localTimeAt(new Date(), timeZone);
  return `${day}T${time}`;
}

/** The time of day where the co-op is, `HH:mm`, at an instant in milliseconds since 1970. */
export const timeIn = (timeZone: string, instant: number): string => localTimeAt(new Date(instant), timeZone).time;

/** This device's time, for what asks for a date of its own. */
export function deviceTime(): Date {
  return new Date();
}

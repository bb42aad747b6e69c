import { addDays, instantAt, isLocalDay, localTimeAt } from '../../dates.ts';

/**
 * Reads an end as an operator writes it on the co-op's clock: `15:30` is the next time it is half past three,
 * `2026-11-21T15:30` that day. Undefined when it is neither, or has gone by.
 */
export function readEnd(text: string, now: Date, timeZone: string): Date | undefined {
  const match = /^(?:(\d{4}-\d\d-\d\d)T)?((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text);
  const [, day, time = ''] = match ?? [];
  if (!match || (day !== undefined && !isLocalDay(day))) return undefined;
  const today = localTimeAt(now, timeZone).day;
  const found = instantAt(day ?? today, time, timeZone);
  if (found > now) return found;
  return day === undefined ? instantAt(addDays(today, 1), time, timeZone) : undefined;
}

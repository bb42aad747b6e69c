import { addDays, type LocalDay, localTimeAt } from '../../dates.ts';

/** The minute of the co-op's day from which a day's payments are made (planned-54). */
const firstMinute = '00:01';

/** The co-op's day whose payments are made now: until 12:01 AM still the day before. */
export function paymentDayAt(now: Date, timeZone: string): LocalDay {
  const { day, time } = localTimeAt(now, timeZone);
  return time >= firstMinute ? day : addDays(day, -1);
}

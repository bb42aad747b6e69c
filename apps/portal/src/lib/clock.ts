import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';

/** Today where the co-op is, by this device's clock: for what is asked before the server has said its own day. */
export function todayIn(timeZone: string): LocalDay {
  return localTimeAt(new Date(), timeZone).day;
}

import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';

/** The co-op's calendar day now. */
export function today(timeZone: string): LocalDay {
  return localTimeAt(new Date(), timeZone).day;
}

import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { timeBetween } from '@rochdale/domain/service/outage/timeline';
import {
  type Interruption,
  isPlannedCause,
  type Reliability,
  reliabilityOf,
  thresholdYears,
} from '@rochdale/domain/service/reliability/reliability';
import type { Executor } from '../../../platform/database/database.ts';
import { type EndedOutage, endedBetween, placesServed } from './reliability-store.ts';

/** A period, its last day included. */
export interface Period {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** What an outage is to the indices: minutes that have passed, whatever a clock was set by in between. */
export function interruptionOf({ startedAt, restoredAt, cause, places }: EndedOutage, timeZone: string): Interruption {
  const { days, hours, minutes } = timeBetween(startedAt, restoredAt, timeZone);
  return {
    day: startedAt.slice(0, 10),
    minutes: (days * 24 + hours) * 60 + minutes,
    customers: places,
    isPlanned: isPlannedCause(cause),
  };
}

/** The figures of a period, by the outages in it and in the five years before it (service-85). */
export async function reliabilityFigures(
  db: Executor,
  { from, to }: Period,
  timeZone: string,
): Promise<Reliability & { readonly customersServed: number }> {
  const since = `${Number(from.slice(0, 4)) - thresholdYears}${from.slice(4)}`;
  const found = await endedBetween(db, { from: since, until: addDays(to, 1) });
  const customersServed = await placesServed(db);
  const interruptions = found.map((outage) => interruptionOf(outage, timeZone));
  return { ...reliabilityOf(interruptions, { from, to }, customersServed), customersServed };
}

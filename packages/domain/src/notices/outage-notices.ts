import { addDays, type LocalTime } from '../dates.ts';
import type { Notice } from './notice.ts';

/** An outage at a place. */
export interface PlacedOutage {
  readonly outageNumber: string;
  readonly startedAt: LocalTime;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  readonly restoredAt: LocalTime | null;
  readonly isCancelled: boolean;
}

/** What was told of a place's power, and what outages are known of there. */
export interface OutageFacts {
  readonly outages: readonly PlacedOutage[];
  /** The outage that its member was told of last, while no restoration was told since; else null. */
  readonly toldOutage: string | null;
}

/** Days for which an outage, or its end, is worth telling. */
const freshDays = 2;

/**
 * An outage that has begun, or power that is back. A place that several outages take the power from is told of one, and
 * that its power is back when the last of them has ended; of one that never was, nothing more is told.
 */
export function outageNotice({ outages, toldOutage }: OutageFacts, now: LocalTime): Notice | undefined {
  const isFresh = (time: LocalTime) => time.slice(0, 10) >= addDays(now.slice(0, 10), -freshDays);
  const active = outages.filter((one) => !one.isCancelled && one.restoredAt === null && one.startedAt <= now);
  if (toldOutage === null) {
    const newest = active
      .filter(({ startedAt }) => isFresh(startedAt))
      .toSorted(byStart)
      .at(-1);
    if (!newest) return undefined;
    const { outageNumber: subject, startedAt, estimatedTimeOfRestoration } = newest;
    return { kind: 'outage', subject, startedAt, estimatedTimeOfRestoration };
  }
  if (active.length > 0) return undefined;
  const told = outages.find(({ outageNumber }) => outageNumber === toldOutage);
  const restoredAt = outages
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((one) => one.restoredAt ?? [])
    .filter((time) => told !== undefined && time >= told.startedAt && time <= now)
    .toSorted()
    .at(-1);
  if (told === undefined || told.isCancelled || restoredAt === undefined || !isFresh(restoredAt)) return undefined;
  return { kind: 'restored', subject: toldOutage, restoredAt };
}

const byStart = (one: PlacedOutage, other: PlacedOutage): number =>
  one.startedAt.localeCompare(other.startedAt) || one.outageNumber.localeCompare(other.outageNumber);

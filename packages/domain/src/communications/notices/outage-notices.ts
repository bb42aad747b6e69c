import { addDays, type LocalTime } from '../../dates.ts';
import type { Notice } from './notice.ts';

/** An outage at a place. */
export interface PlacedOutage {
  readonly outageNumber: string;
  readonly startedAt: LocalTime;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  readonly restoredAt: LocalTime | null;
  readonly isCancelled: boolean;
}

/** What was told of a place's power, and the outages there since then. */
export interface OutageFacts {
  readonly outages: readonly PlacedOutage[];
  /** The outage that its member was told of last, while no restoration was told since; else null. */
  readonly toldOutage: string | null;
  /** What its member asked to be texted the end of; null: nothing. */
  readonly ask: { readonly askId: string; readonly outageNumber: string } | null;
}

/** Days for which an outage, or its end, is worth telling. */
export const freshOutageDays = 2;

/** What becomes of a place's power: something to tell, or an outage that is over without a word. */
export type OutageStep =
  | { readonly kind: 'tell'; readonly notice: Notice }
  | { readonly kind: 'over'; readonly notice: Notice | undefined }
  | { readonly kind: 'nothing' };

/**
 * An outage that has begun, or power that is back. A place that several outages take the power from is told of one, and
 * that its power is back when the last of them has ended; of one that never was, nothing more is told. Who only asked for the end
 * is told nothing but that.
 */
export function outageStep({ outages, toldOutage, ask }: OutageFacts, now: LocalTime): OutageStep {
  const isFresh = (time: LocalTime) => time.slice(0, 10) >= addDays(now.slice(0, 10), -freshOutageDays);
  const real = outages.filter(({ isCancelled }) => !isCancelled);
  const active = real.filter(({ restoredAt, startedAt }) => restoredAt === null && startedAt <= now);
  if (toldOutage !== null && active.length > 0) return { kind: 'nothing' };
  if (active.length === 0 && (toldOutage !== null || ask !== null)) {
    const restoredAt = real.flatMap((one) => one.restoredAt ?? []).filter((time) => time <= now);
    const last = restoredAt.toSorted().at(-1);
    if (last === undefined || !isFresh(last)) return { kind: 'over', notice: undefined };
    const isForAsk = toldOutage === null;
    const subject = toldOutage ?? `${ask?.outageNumber} ${ask?.askId}`;
    return { kind: 'over', notice: { kind: 'restoration', subject, restoredAt: last, isForAsk } };
  }
  const newest = active
    .filter(({ startedAt }) => isFresh(startedAt))
    .toSorted(byStart)
    .at(-1);
  if (!newest) return { kind: 'nothing' };
  const { outageNumber: subject, startedAt, estimatedTimeOfRestoration } = newest;
  return { kind: 'tell', notice: { kind: 'outage', subject, startedAt, estimatedTimeOfRestoration } };
}

const byStart = (one: PlacedOutage, other: PlacedOutage): number =>
  one.startedAt.localeCompare(other.startedAt) || one.outageNumber.localeCompare(other.outageNumber);

import { addDays, type LocalTime } from '../../dates.ts';
import type { Notice } from './notice.ts';

/** An outage at a place. */
export interface PlacedOutage {
  readonly outageNumber: string;
  readonly startedAt: LocalTime;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  readonly restoredAt: LocalTime | null;
  readonly isCancelled: boolean;
  /** It was opened again of late. */
  readonly isReopened: boolean;
  /** How often its member was told of it. */
  readonly tellings: number;
}

/** What was told of a place's power, and the outages there since then. */
export interface OutageFacts {
  readonly outages: readonly PlacedOutage[];
  /** The outages that its member was told of or asked about, whether they are at the place or have left it. */
  readonly named: readonly Pick<PlacedOutage, 'outageNumber' | 'restoredAt' | 'isCancelled'>[];
  /** The subject under which its member was told of an outage last, while no restoration was told since; else null. */
  readonly toldOutage: string | null;
  /** What its member asked to be texted the end of; null: nothing. */
  readonly ask: { readonly askId: string; readonly outageNumber: string } | null;
}

/** Days for which an outage, or its end, is worth telling. */
export const freshOutageDays = 2;

/** An outage that was told and is out again is told again, under a subject of its own. */
export const outageSubject = (outageNumber: string, telling: number): string =>
  telling === 1 ? outageNumber : `${outageNumber} ${telling}`;

/** Which outage a subject tells, and which telling of it to its account it is. */
export function toldIn(subject: string): { readonly outageNumber: string; readonly telling: number } {
  const [outageNumber = '', telling = '1'] = subject.split(' ');
  return { outageNumber, telling: Number(telling) };
}

/** What becomes of a place's power: something to tell, or an outage that is over without a word. */
export type OutageStep =
  | { readonly kind: 'tell'; readonly notice: Notice }
  | { readonly kind: 'over'; readonly notice: Notice | undefined }
  | { readonly kind: 'nothing' };

/**
 * An outage that has begun, or power that is back. A place that several outages take the power from is told of one, and
 * that its power is back when the last of them has ended or has left the place; of one that never was, nothing more is
 * told. Who only asked for the end is told nothing but that.
 */
export function outageStep({ outages, named, toldOutage, ask }: OutageFacts, now: LocalTime): OutageStep {
  const isFresh = (time: LocalTime) => time.slice(0, 10) >= addDays(now.slice(0, 10), -freshOutageDays);
  const real = outages.filter(({ isCancelled }) => !isCancelled);
  const active = real.filter(({ restoredAt, startedAt }) => restoredAt === null && startedAt <= now);
  if (toldOutage !== null && active.length > 0) return { kind: 'nothing' };
  if (active.length === 0 && (toldOutage !== null || ask !== null)) {
    const isHere = (number: string) => outages.some(({ outageNumber }) => outageNumber === number);
    const left = named.filter(({ outageNumber, isCancelled }) => !isCancelled && !isHere(outageNumber));
    const ends = [...real.map(({ restoredAt }) => restoredAt), ...left.map(({ restoredAt }) => restoredAt ?? now)];
    const last = ends
      .flatMap((time) => time ?? [])
      .filter((time) => time <= now)
      .toSorted()
      .at(-1);
    if (last === undefined || !isFresh(last)) return { kind: 'over', notice: undefined };
    const isForAsk = toldOutage === null;
    const subject = toldOutage ?? `${ask?.outageNumber} ${ask?.askId}`;
    return { kind: 'over', notice: { kind: 'restoration', subject, restoredAt: last, isForAsk } };
  }
  const newest = active
    .filter(({ startedAt, isReopened }) => isReopened || isFresh(startedAt))
    .toSorted(byStart)
    .at(-1);
  if (!newest) return { kind: 'nothing' };
  const { outageNumber, tellings, startedAt, estimatedTimeOfRestoration } = newest;
  const subject = outageSubject(outageNumber, tellings + 1);
  return { kind: 'tell', notice: { kind: 'outage', subject, startedAt, estimatedTimeOfRestoration } };
}

const byStart = (one: PlacedOutage, other: PlacedOutage): number =>
  one.startedAt.localeCompare(other.startedAt) || one.outageNumber.localeCompare(other.outageNumber);

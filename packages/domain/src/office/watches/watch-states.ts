import { type WatchKind, watchGroups, watchOf } from './watches.ts';

const minuteMs = 60_000;

/** What was measured of a watch. */
export interface WatchFacts {
  /** How many wait; of what should come, 1. */
  readonly count: number;
  /** Since when the oldest waits, or when it last came; `never` where it never did; null: nobody knows. */
  readonly oldest: Date | 'never' | null;
  /** Until when the first is to be settled. */
  readonly deadline: Date | null;
}

/** What was measured; `failed`: nobody knows, and that is no 0. */
export type WatchReading = WatchFacts | 'failed';

/** `waiting` needs a person; `late` has needed one for too long; `failed` could not be asked. */
export const watchStates = ['clear', 'waiting', 'late', 'failed'] as const;
export type WatchState = (typeof watchStates)[number];

export const nothingWaits: WatchFacts = { count: 0, oldest: null, deadline: null };

/** The instant up to which something waits long enough to need a person. */
export const waitsBefore = (kind: WatchKind, now: Date): Date =>
  new Date(now.getTime() - watchOf(kind).after * minuteMs);

/** How a watch is, by what was measured of it (office-52). */
export function watchState(kind: WatchKind, reading: WatchReading, now: Date): WatchState {
  if (reading === 'failed') return 'failed';
  const { count, oldest, deadline } = reading;
  const { after, late, ahead } = watchOf(kind);
  if (count === 0) return 'clear';
  if (deadline !== null && deadline <= now) return 'late';
  if (ahead !== undefined && (deadline === null || deadline.getTime() - now.getTime() > ahead * minuteMs))
    return 'clear';
  if (oldest === 'never') return late === null ? 'waiting' : 'late';
  if (oldest === null) return late === 0 ? 'late' : 'waiting';
  const age = (now.getTime() - oldest.getTime()) / minuteMs;
  if (age < after) return 'clear';
  return late !== null && age >= late ? 'late' : 'waiting';
}

/** A watch as it was measured. */
export interface MeasuredWatch {
  readonly kind: WatchKind;
  readonly reading: WatchReading;
  readonly state: WatchState;
}

/** The watch with its state at an instant. */
export const measured = (kind: WatchKind, reading: WatchReading, now: Date): MeasuredWatch => ({
  kind,
  reading,
  state: watchState(kind, reading, now),
});

/** How many of a watch need a person. */
export const waitingIn = ({ state, reading }: MeasuredWatch): number =>
  reading === 'failed' || state === 'clear' ? 0 : reading.count;

/** The watches that need a person, by group; in each the first deadline first, then what is late, then the oldest. */
export function waitingInOrder<T extends MeasuredWatch>(all: readonly T[]): T[] {
  return all.filter(({ state }) => state === 'waiting' || state === 'late').sort(before);
}

function before(one: MeasuredWatch, other: MeasuredWatch): number {
  const group = ({ kind }: MeasuredWatch) => watchGroups.indexOf(watchOf(kind).group);
  return (
    group(one) - group(other) ||
    deadlineOf(one) - deadlineOf(other) ||
    Number(other.state === 'late') - Number(one.state === 'late') ||
    oldestOf(one) - oldestOf(other) ||
    one.kind.localeCompare(other.kind)
  );
}

// A difference of two infinities would be no number.
const far = Number.MAX_SAFE_INTEGER / 4;
const deadlineOf = ({ reading }: MeasuredWatch): number =>
  reading === 'failed' ? far : (reading.deadline?.getTime() ?? far);

function oldestOf({ reading }: MeasuredWatch): number {
  if (reading === 'failed' || reading.oldest === null) return far;
  return reading.oldest === 'never' ? -far : reading.oldest.getTime();
}

/** What Today says in a sentence: how many things need a person, how many watches have a deadline, or are late. */
export function watchTotals(all: readonly MeasuredWatch[]): {
  readonly things: number;
  readonly deadlines: number;
  readonly late: number;
  readonly failed: number;
} {
  const waiting = waitingInOrder(all);
  return {
    things: waiting.reduce((sum, one) => sum + waitingIn(one), 0),
    deadlines: waiting.filter(({ reading }) => reading !== 'failed' && reading.deadline !== null).length,
    late: waiting.filter(({ state }) => state === 'late').length,
    failed: all.filter(({ state }) => state === 'failed').length,
  };
}

import type { Chance } from './chance.ts';

/** What a visit does at a time: calls that go out together, so many seconds (a mean) after the ones before. */
export interface Step<K extends string> {
  readonly after: number;
  readonly calls: readonly K[];
  /** How often the step is made, one after the other; once unless said. A fraction is a mean. */
  readonly times?: number;
  /** Of all visits, how many make it; all unless said. */
  readonly share?: number;
}

/** One kind of visit of a day. */
export interface Visit<K extends string> {
  readonly name: string;
  /** Visits a member and day. */
  readonly perMember: number;
  /** What part of the day's visits begins in each of the 24 hours; the parts may have any sum. */
  readonly hours: readonly number[];
  /** Where all of them begin in one minute of the day, which; then `hours` says nothing. */
  readonly allAt?: number;
  readonly steps: readonly Step<K>[];
}

export const minutesOfDay = 1440;
const dayMs = minutesOfDay * 60_000;

/** Calls of a co-op as they come, each told with its moment in milliseconds of the day; in no order. */
export type Sink<K extends string> = (atMs: number, call: K) => void;

/** How many visits are expected to begin in a minute of the day. */
export function expectedIn<K extends string>(minute: number, members: number, visit: Visit<K>): number {
  if (visit.allAt !== undefined) return minute === visit.allAt ? members * visit.perMember : 0;
  const all = visit.hours.reduce((sum, part) => sum + part, 0);
  return (members * visit.perMember * (visit.hours[Math.floor(minute / 60)] ?? 0)) / all / 60;
}

/**
 * Draws the visits that begin in some minutes of the day, minute by minute, and tells of each of their calls. What lies
 * after midnight is left out.
 */
export function drawVisits<K extends string>(
  { members, visits, from, to }: Drawn<K>,
  chance: Chance,
  sink: Sink<K>,
): void {
  for (const visit of visits)
    for (let minute = from; minute < to; minute += 1) {
      const begun = chance.poisson(expectedIn(minute, members, visit));
      for (let one = 0; one < begun; one += 1) drawSteps(visit, (minute + chance.next()) * 60_000, chance, sink);
    }
}

interface Drawn<K extends string> {
  readonly members: number;
  readonly visits: readonly Visit<K>[];
  /** Minutes of the day; `to` is not among them. */
  readonly from: number;
  readonly to: number;
}

function drawSteps<K extends string>({ steps }: Visit<K>, beganMs: number, chance: Chance, sink: Sink<K>): void {
  let now = beganMs;
  for (const { after, calls, times = 1, share = 1 } of steps) {
    if (share < 1 && chance.next() >= share) continue;
    const whole = Math.floor(times);
    const repeats = whole + (chance.next() < times - whole ? 1 : 0);
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      now += chance.exponential(after * 1000);
      if (now < dayMs) for (const call of calls) sink(now, call);
    }
  }
}

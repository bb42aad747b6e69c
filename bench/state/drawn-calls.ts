import { drawVisits, minutesOfDay, type Visit } from './arrivals.ts';
import type { Asked, Day } from './assumptions.ts';
import { chanceOf } from './chance.ts';
import type { CoOp } from './co-ops.ts';
import type { Calls } from './queue.ts';
import { askedKinds } from './works.ts';

/** A call as one number, which sorts by its moment: microseconds of the day, times 32, and its kind. */
const kinds = 32;
const kindOf = new Map(askedKinds.map((kind, place) => [kind, place]));
const microsOf = (code: number): number => Math.floor(code / kinds);
const code = (atMs: number, call: Asked): number => Math.floor(atMs * 1000) * kinds + (kindOf.get(call) ?? 0);

/** Calls of which none is in order yet. */
export type DrawnCalls = Float64Array;

export interface Drawing {
  readonly day: Day;
  readonly seed: number;
  /** Of the load of the day, how many times. */
  readonly times: number;
  /** Minutes of the day in which visits begin; all unless said. */
  readonly from?: number;
  readonly to?: number;
}

/** The calls of a co-op on a day; the same for the same seed. */
export function drawCoOp({ rank, members }: CoOp, drawing: Drawing): DrawnCalls {
  const { day, seed, times, from = 0, to = minutesOfDay } = drawing;
  let [codes, length] = [new Float64Array(1024), 0];
  const chance = chanceOf(seed * 1000 + rank);
  const visits = day.visitsOf(rank).map((visit): Visit<Asked> => ({ ...visit, perMember: visit.perMember * times }));
  drawVisits({ members, visits, from, to }, chance, (atMs, call) => {
    if (length === codes.length) {
      const larger = new Float64Array(length * 2);
      larger.set(codes);
      codes = larger;
    }
    codes[length] = code(atMs, call);
    length += 1;
  });
  return codes.subarray(0, length);
}

/** The calls of several co-ops that come from a minute to another, in their order. */
export function inOrder(all: readonly DrawnCalls[], from: number, to: number): Calls {
  const [least, most] = [code(from * 60_000, 'homePage'), code(to * 60_000, 'homePage')];
  const within = all.map((codes) => codes.filter((one) => one >= least && one < most));
  const sorted = new Float64Array(within.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const codes of within) {
    sorted.set(codes, filled);
    filled += codes.length;
  }
  sorted.sort();
  return { at: sorted.map((one) => microsOf(one) / 1000), kind: Uint8Array.from(sorted, (one) => one % kinds) };
}

/** How many calls of each kind come in each minute of the day: a row a minute. */
export function countByMinute(codes: DrawnCalls): Uint32Array {
  const counts = new Uint32Array(minutesOfDay * askedKinds.length);
  for (const one of codes) {
    const cell = Math.floor(microsOf(one) / 60_000_000) * askedKinds.length + (one % kinds);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

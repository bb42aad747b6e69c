import type { Chance } from './chance.ts';
import { numberQueue } from './number-queue.ts';

/** A part of a call: in an API process or the worker, of which one part runs at a time, or elsewhere (PostgreSQL, a thread). */
export interface Part {
  readonly where: 'process' | 'elsewhere';
  /** Its mean, in milliseconds of a processor. */
  readonly ms: number;
}

/** A kind of call as a machine works it off: its parts one after the other. */
export interface Work {
  readonly parts: readonly Part[];
  /** In the worker instead of an API process: nobody waits for it. */
  readonly inWorker?: true;
}

/** Calls in the order in which they come. */
export interface Calls {
  /** When each comes, in milliseconds. */
  readonly at: Float64Array;
  /** The place of each one's kind among the works. */
  readonly kind: Uint8Array;
}

export interface Machine {
  readonly cores: number;
  /** API processes; calls go to them in turn. */
  readonly processes: number;
  /** Whether a part takes exactly its mean, or a time by chance with that mean (exponential). */
  readonly times: 'exact' | 'exponential';
}

/** How long members waited and were answered, in milliseconds. */
export interface Waited {
  /** From coming to the answer, less what was worked for it. */
  readonly waits: Float64Array;
  readonly answers: Float64Array;
  /** Where a bound on waiting was given: whether too many calls were over it, and the rest was left. */
  readonly isGivenUp: boolean;
}

/**
 * A machine call by call: each part waits for its process to be free, if it has one, and then for a core, in the order of
 * coming. `giveUp` ends it as soon as more than so many calls have waited longer than `overMs`.
 */
export function runQueue(
  { at, kind }: Calls,
  works: readonly Work[],
  machine: Machine,
  chance: Chance,
  giveUp?: { readonly overMs: number; readonly calls: number },
): Waited {
  const count = at.length;
  const [part, worked] = [new Uint8Array(count), new Float64Array(count)];
  const process = new Uint8Array(count);
  const [waits, answers] = [new Float64Array(count), new Float64Array(count)];
  const workerProcess = machine.processes;
  const isBusy = new Uint8Array(machine.processes + 1);
  const waiting = Array.from({ length: machine.processes + 1 }, numberQueue);
  const ready = numberQueue();
  const runs = new Int32Array(machine.cores).fill(-1);
  const ends = new Float64Array(machine.cores).fill(Number.POSITIVE_INFINITY);
  let [come, answered, over] = [0, 0, 0];

  const partOf = (call: number): Part | undefined => works[kind[call] ?? 0]?.parts[part[call] ?? 0];
  const enter = (call: number): void => {
    const own = process[call] ?? 0;
    const needsProcess = partOf(call)?.where === 'process';
    if (needsProcess && isBusy[own]) waiting[own]?.push(call);
    else {
      if (needsProcess) isBusy[own] = 1;
      ready.push(call);
    }
  };
  const leave = (call: number, now: number): void => {
    if (partOf(call)?.where === 'process') {
      const own = process[call] ?? 0;
      const next = waiting[own]?.take() ?? -1;
      if (next < 0) isBusy[own] = 0;
      else ready.push(next);
    }
    part[call] = (part[call] ?? 0) + 1;
    if (partOf(call)) enter(call);
    else if (!works[kind[call] ?? 0]?.inWorker) answer(call, now);
  };
  const answer = (call: number, now: number): void => {
    const took = now - (at[call] ?? 0);
    answers[answered] = took;
    waits[answered] = took - (worked[call] ?? 0);
    if (giveUp && (waits[answered] ?? 0) > giveUp.overMs) over += 1;
    answered += 1;
  };
  const fillCores = (now: number): void => {
    for (let core = 0; core < machine.cores; core += 1) {
      if ((runs[core] ?? 0) >= 0) continue;
      const call = ready.take();
      if (call < 0) return;
      const mean = partOf(call)?.ms ?? 0;
      const ms = machine.times === 'exact' ? mean : chance.exponential(mean);
      worked[call] = (worked[call] ?? 0) + ms;
      runs[core] = call;
      ends[core] = now + ms;
    }
  };
  for (;;) {
    let first = 0;
    for (let core = 1; core < machine.cores; core += 1) if ((ends[core] ?? 0) < (ends[first] ?? 0)) first = core;
    const end = ends[first] ?? Number.POSITIVE_INFINITY;
    const nextCome = come < count ? (at[come] ?? 0) : Number.POSITIVE_INFINITY;
    if (end === Number.POSITIVE_INFINITY && nextCome === end) break;
    if (nextCome <= end) {
      process[come] = works[kind[come] ?? 0]?.inWorker ? workerProcess : come % machine.processes;
      enter(come);
      come += 1;
      fillCores(nextCome);
    } else {
      const call = runs[first] ?? 0;
      runs[first] = -1;
      ends[first] = Number.POSITIVE_INFINITY;
      leave(call, end);
      fillCores(end);
      if (giveUp && over > giveUp.calls) break;
    }
  }
  const isGivenUp = giveUp !== undefined && over > giveUp.calls;
  return { waits: waits.subarray(0, answered), answers: answers.subarray(0, answered), isGivenUp };
}

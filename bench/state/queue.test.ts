import { describe, expect, it } from 'vitest';
import { type Chance, chanceOf } from './chance.ts';
import { type Calls, type Machine, runQueue, type Work } from './queue.ts';

/** Calls of one kind that know nothing of one another, so many a millisecond. */
function comingBy(chance: Chance, perMs: number, count: number): Calls {
  const at = new Float64Array(count);
  let now = 0;
  for (let one = 0; one < count; one += 1) {
    now += chance.exponential(1 / perMs);
    at[one] = now;
  }
  return { at, kind: new Uint8Array(count) };
}

const mean = (all: Float64Array): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const oneMs: Work = { parts: [{ where: 'elsewhere', ms: 1 }] };
const exact: Machine = { cores: 1, processes: 1, times: 'exact' };

/** Erlang's chance of having to wait, and so the mean wait: calls of mean length 1 on so many cores. */
function erlangWait(cores: number, load: number): number {
  let blocked = 1;
  for (let core = 1; core <= cores; core += 1) blocked = (load * blocked) / (core + load * blocked);
  const waits = blocked / (1 - (load / cores) * (1 - blocked));
  return waits / (cores - load);
}

describe('a queue', () => {
  it.each([
    [1, 0.5],
    [2, 1.6],
    [4, 3.2],
  ])('of %i cores and %f calls of length one waits as Erlang reckoned (M/M/c)', (cores, load) => {
    const chance = chanceOf(7);
    const machine: Machine = { cores, processes: 1, times: 'exponential' };
    const { waits } = runQueue(comingBy(chance, load, 400_000), [oneMs], machine, chance);
    expect(mean(waits) / erlangWait(cores, load)).toBeCloseTo(1, 1);
  });

  it('of one core and equal calls waits half as long (M/D/1)', () => {
    const chance = chanceOf(3);
    const { waits } = runQueue(comingBy(chance, 0.8, 400_000), [oneMs], exact, chance);
    // Pollaczek and Khinchine: load / (2 × (1 − load)).
    expect(mean(waits) / (0.8 / (2 * 0.2))).toBeCloseTo(1, 1);
  });

  it('has no wait where a call comes alone', () => {
    const calls = { at: Float64Array.of(0, 10), kind: new Uint8Array(2) };
    const { waits, answers } = runQueue(calls, [oneMs], exact, chanceOf(1));
    expect([[...waits], [...answers]]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('runs one part of a process at a time, however many cores are free', () => {
    const inProcess: Work = { parts: [{ where: 'process', ms: 2 }] };
    const calls = { at: new Float64Array(2), kind: new Uint8Array(2) };
    const answersWith = (processes: number) => [
      ...runQueue(calls, [inProcess], { cores: 2, processes, times: 'exact' }, chanceOf(1)).answers,
    ];
    expect(answersWith(1)).toEqual([2, 4]);
    expect(answersWith(2)).toEqual([2, 2]);
  });

  it('lets a process go on with others while the database works for a call', () => {
    const asking: Work = {
      parts: [
        { where: 'process', ms: 1 },
        { where: 'elsewhere', ms: 3 },
      ],
    };
    const calls = { at: new Float64Array(2), kind: new Uint8Array(2) };
    const { answers } = runQueue(calls, [asking], { cores: 2, processes: 1, times: 'exact' }, chanceOf(1));
    expect([...answers]).toEqual([4, 5]);
  });

  it('takes the worker for what nobody waits for, and counts no wait of it', () => {
    const written: Work = { parts: [{ where: 'process', ms: 5 }], inWorker: true };
    const inProcess: Work = { parts: [{ where: 'process', ms: 1 }] };
    const calls = { at: new Float64Array(3), kind: Uint8Array.of(0, 0, 1) };
    const { answers } = runQueue(calls, [written, inProcess], { cores: 2, processes: 1, times: 'exact' }, chanceOf(1));
    expect([...answers]).toEqual([1]);
  });

  it('is left as soon as more calls than allowed waited too long', () => {
    const calls = { at: new Float64Array(100), kind: new Uint8Array(100) };
    const { isGivenUp, waits } = runQueue(calls, [oneMs], exact, chanceOf(1), { overMs: 10, calls: 3 });
    expect([isGivenUp, waits.length]).toEqual([true, 15]);
  });
});

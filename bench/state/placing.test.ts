import { describe, expect, it } from 'vitest';
import { coOpsOf } from './co-ops.ts';
import { placed } from './placing.ts';

const sizeOf = (size: number): number => size;

describe('co-ops of a state', () => {
  const coOps = coOpsOf(50, 900_000, 1.1);

  it('have all of its members between them, the largest first', () => {
    const sizes = coOps.map(({ members }) => members);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(900_000);
    expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
  });

  it('are a handful above 50,000 and many below 10,000', () => {
    const large = coOps.filter(({ members }) => members > 50_000).length;
    const small = coOps.filter(({ members }) => members < 10_000).length;
    expect([large, small]).toEqual([4, 25]);
  });
});

describe('placing', () => {
  it('puts each onto the machine that has least, the largest first', () => {
    expect(placed([1, 2, 3, 4, 8], 2, sizeOf)).toEqual([
      [8, 1],
      [4, 3, 2],
    ]);
  });

  it('leaves machines empty where there are more of them', () => {
    expect(placed([5], 3, sizeOf)).toEqual([[5], [], []]);
  });

  it('parts no co-op: a machine holds at least the largest one', () => {
    const coOps = coOpsOf(50, 900_000, 1.1);
    const machines = placed(coOps, 40, ({ members }) => members);
    expect(machines.flat()).toHaveLength(50);
    expect(machines[0]).toEqual([coOps[0]]);
  });
});

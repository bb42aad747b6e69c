import { expect, it } from 'vitest';
import { dollars } from './fields.ts';

it('dollars have at most two decimals, and cents that are a safe integer', () => {
  const isTaken = (value: number) => dollars.safeParse(value).success;
  expect([0, 92.1, -12.34, 99_999_999.99, 1_000_000 / 3].map(isTaken)).toEqual([true, true, true, true, false]);
  expect([1e300, 1e15, -1e15, Number.NaN, Number.POSITIVE_INFINITY].map(isTaken)).toEqual(Array(5).fill(false));
});

import { expect, it } from 'vitest';
import { isWithinOwnLimit } from './own-limit.ts';

it('is for all of a day together, so that a large refund is not many small ones, and nobody has one until it is set', () => {
  expect(isWithinOwnLimit(5000, 0, 5000)).toBe(true);
  expect(isWithinOwnLimit(5001, 0, 5000)).toBe(false);
  expect(isWithinOwnLimit(2500, 2500, 5000)).toBe(true);
  expect(isWithinOwnLimit(2500, 2501, 5000)).toBe(false);
  expect(isWithinOwnLimit(0, 0, 0)).toBe(false);
});

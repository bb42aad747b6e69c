import { expect, it } from 'vitest';
import { countThatFits } from './use-fitting.ts';

it.each([
  ['nothing', [], 100, 0],
  ['all, to the last pixel', [100, 100, 100], 304, 3],
  ['some, and the button of the rest', [100, 100, 100], 303, 2],
  ['one less where that button needs the room', [100, 100, 100], 240, 1],
  ['none, where not even one has room beside it', [100, 100], 120, 0],
])('%s fit', (_what, widths, room, count) => {
  expect(countThatFits(widths, room)).toBe(count);
});

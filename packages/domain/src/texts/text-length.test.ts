import { expect, it } from 'vitest';
import { nameInTextsFault } from './text-length.ts';

it.each([
  ['Cedar Ridge', undefined],
  ['Whetstone Hills', undefined],
  ['Peña Blanca', undefined],
  ['Río Grande', 'letters'],
  ['Whetstone Hills E', 'length'],
])('a short name for texts: %s', (name, fault) => {
  expect(nameInTextsFault(name)).toBe(fault);
});

import { expect, it } from 'vitest';
import { isOneMessage, nameInTextsFault } from './text-length.ts';

it.each([
  ['Cedar Ridge', undefined],
  ['Whetstone Hills', undefined],
  ['Peña Blanca', undefined],
  ['Río Grande', 'letters'],
  ['Whetstone Hills E', 'length'],
])('a short name for texts: %s', (name, fault) => {
  expect(nameInTextsFault(name)).toBe(fault);
});

it('a text is one message up to 160 letters, if it has no others', () => {
  expect([isOneMessage('a'.repeat(160)), isOneMessage('a'.repeat(161)), isOneMessage('á')]).toEqual([
    true,
    false,
    false,
  ]);
});

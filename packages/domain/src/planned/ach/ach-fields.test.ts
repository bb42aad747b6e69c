import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achText, digitsField, entryHash, textField, wholeText } from './ach-fields.ts';

describe('a text of an ACH file', () => {
  it.each([
    ['José Núñez', 'JOSE NUNEZ'],
    [' Łukasz\t', 'LUKASZ'],
    ['A日B', 'A B'],
    ['日 Smith 日', 'SMITH'],
    ['O’Brien – Sons', "O'BRIEN - SONS"],
  ])('of %j is %s', (text, expected) => expect(achText(text)).toBe(expected));

  it('fills its field and keeps to its alphabet, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (text, length) => {
        const field = textField(text, length);
        expect(field).toHaveLength(length);
        expect(field).toMatch(/^[\x20-\x7E]*$/);
      }),
    );
  });

  it('that names somebody is whole or none at all', () => {
    expect(wholeText(' 1931234567 ', 10)).toBe('1931234567');
    for (const text of ['', '  ', '日', '19312345678']) expect(() => wholeText(text, 10)).toThrow(RangeError);
  });
});

describe('a number of an ACH file', () => {
  it('stands to the right, filled with zeros', () => {
    expect(digitsField(0, 3)).toBe('000');
    expect(digitsField(42, 3)).toBe('042');
    expect(digitsField(999, 3)).toBe('999');
  });

  it.each([-1, 1.5, 1000, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
    'that does not fit is not written: %d',
    (value) => expect(() => digitsField(value, 3)).toThrow(RangeError),
  );

  it('that sums the banks keeps its last ten digits', () => {
    expect(entryHash(['011000015', '231380104'])).toBe(1_100_001 + 23_138_010);
    expect(entryHash(Array.from({ length: 101 }, () => '999999990'))).toBe(99_999_899);
  });
});

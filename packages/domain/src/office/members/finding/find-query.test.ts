import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLiteral, findQueryOf, phoneIn } from './find-query.ts';

describe('what is looked for', () => {
  it.each([
    ['  Marisol   OKONKWO ', { text: 'marisol okonkwo', digits: undefined }],
    ['(541) 555-0142', { text: '(541) 555-0142', digits: '5415550142' }],
    ['104471882', { text: '104471882', digits: '104471882' }],
    ['N-17', { text: 'n-17', digits: undefined }],
    ['Ōkuma', { text: 'ōkuma', digits: undefined }],
  ])('%j', (typed, query) => {
    expect(findQueryOf(typed)).toEqual(query);
  });

  it('is not looked for with fewer than two letters', () => {
    expect([findQueryOf(''), findQueryOf(' x ')]).toEqual([undefined, undefined]);
  });

  it('is a phone with ten digits, or with a 1 before them', () => {
    expect([phoneIn('5415550142'), phoneIn('15415550142'), phoneIn('104471882')]).toEqual([
      '5415550142',
      '5415550142',
      undefined,
    ]);
  });

  it('stands for itself in a pattern', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const unescaped = asLiteral(text).replace(/\\([\\%_])/g, '$1');
        expect(unescaped).toBe(text);
        expect(asLiteral(text).replace(/\\[\\%_]/g, '')).not.toMatch(/[%_]/);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { countedCharacters, nicknameMaxLength, nicknameViolation, tidyNickname } from './nickname.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

describe('a nickname (account-92)', () => {
  it.each([
    ['  Mom’s   place ', 'Mom’s place'],
    ['Barn\n\t2', 'Barn 2'],
    ['\u202eemoH\u202c', 'emoH'],
    ['\u2066Home\u2069\u200f', 'Home'],
    ['Ho\u0000me', 'Ho me'],
    ['Ho\u200bme\ufeff', 'Home'],
    ['\ud83d', ''],
    ['\u200d\u200c', ''],
    [' \u00ad ', ''],
    ['Cafe\u0301', 'Café'],
    ['👩‍👩‍👧 at the lake', '👩‍👩‍👧 at the lake'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['בית', 'בית'],
    ['می‌خواهم', 'می‌خواهم'],
    [`Z${'\u0335'.repeat(40)}algo`, `Z${'\u0335'.repeat(4)}algo`],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyNickname(typed)).toBe(kept);
  });

  it('tidied stays as it is, and holds nothing that is not seen or turns the line round', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const name = tidyNickname(typed);
        expect(tidyNickname(name)).toBe(name);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|^\s|\s$|\s\s/u);
      }),
    );
  });

  it('has at most thirty characters, as people count them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'é', '👩‍👩‍👧', '🇺🇸', '👍🏽', 'e\u0301')), (parts) => {
        // A separator, so that no two parts join to one.
        const typed = parts.join('.');
        const length = Math.max(0, parts.length * 2 - 1);
        expect(countedCharacters(tidyNickname(typed))).toBe(length);
        expect(nicknameViolation(typed) === undefined).toBe(length <= nicknameMaxLength);
      }),
    );
    const found = nicknameViolation('x'.repeat(31));
    expect(found && englishOf(found)).toBe('Please use at most 30 characters.');
    expect(nicknameViolation(` ${'x'.repeat(30)} `)).toBeUndefined();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { accessTokenOf, isAccessToken, secretLength, secretLetters } from './token-form.ts';
import { longestTokenDays, tokenViolation } from './token-rules.ts';

const secret = fc.string({
  unit: fc.constantFrom(...secretLetters),
  minLength: secretLength,
  maxLength: secretLength,
});

describe('a personal token', () => {
  it('is known by its form, and no other text is', () => {
    void fc.assert(fc.property(secret, (one) => isAccessToken(accessTokenOf(one))));
    void fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => !isAccessToken(text)));
  });

  it('with one letter changed is none, wherever the letter stands', () => {
    const change = fc.record({ secret, place: fc.nat(53), letter: fc.constantFrom(...secretLetters) });
    const property = fc.property(change, (asked) => {
      const token = accessTokenOf(asked.secret);
      const changed = `${token.slice(0, asked.place)}${asked.letter}${token.slice(asked.place + 1)}`;
      return changed === token || !isAccessToken(changed);
    });
    void fc.assert(property, { numRuns: 1000 });
  });

  it('has the CRC-32 that every tool reckons', () => {
    // zlib.crc32(b'1' * 40), in base 62.
    expect(accessTokenOf('1'.repeat(40))).toBe(`rdl_pat_${'1'.repeat(40)}1L5nIy`);
  });
});

describe('a wish for a token (identity-110)', () => {
  const today = '2026-11-27';
  const good = { name: 'Home Assistant', accounts: 1, endsOn: '2027-05-01' };
  it.each([
    [{}, undefined],
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(41) }, 'name'],
    [{ accounts: 0 }, 'accounts'],
    [{ endsOn: '' }, 'endsOn'],
    [{ endsOn: '2026-11-26' }, 'endsOn'],
    [{ endsOn: today }, undefined],
    [{ endsOn: '2027-11-27' }, undefined],
    [{ endsOn: '2027-11-28' }, 'endsOn'],
  ] as const)('%j is refused at %s', (change, field) => {
    expect(tokenViolation({ ...good, ...change }, today)?.field).toBe(field);
  });

  it('never lasts longer than a year', () => {
    const property = fc.property(fc.integer({ min: -1000, max: 1000 }), (days) => {
      const found = tokenViolation({ ...good, endsOn: addDays(today, days) }, today);
      return (found === undefined) === (days >= 0 && days <= longestTokenDays);
    });
    void fc.assert(property);
  });
});

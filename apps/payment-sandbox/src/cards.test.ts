import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOf, isRoutingNumber, passesLuhn } from './cards.ts';
import { listedCards } from './outcomes.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const altered = (number: string, at: number, by: number) => {
  const index = at % number.length;
  return number.slice(0, index) + ((Number(number[index]) + by) % 10) + number.slice(index + 1);
};

describe('a card number', () => {
  it('has exactly one check digit that satisfies Luhn, and no single wrong digit passes', () => {
    fc.assert(
      fc.property(digits(15), fc.nat(15), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const good = [...'0123456789'].map((check) => body + check).filter(passesLuhn);
        expect(good).toHaveLength(1);
        expect(passesLuhn(altered(good[0] ?? '', at, by))).toBe(false);
      }),
    );
  });

  it('of the test list passes and has a brand', () => {
    for (const [listed] of listedCards) {
      const number = listed.replaceAll(' ', '');
      expect([listed, passesLuhn(number), brandOf(number) !== undefined]).toEqual([listed, true, true]);
    }
  });
});

it('a routing number has exactly one check digit, and no single wrong digit passes', () => {
  fc.assert(
    fc.property(digits(8), fc.nat(8), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      fc.pre(Number(body) > 0);
      const good = [...'0123456789'].map((check) => body + check).filter(isRoutingNumber);
      expect(good).toHaveLength(1);
      expect(isRoutingNumber(altered(good[0] ?? '', at, by))).toBe(false);
    }),
  );
});

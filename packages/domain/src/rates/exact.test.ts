import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOfExact, exactOf, fraction, isLess, numberOf, plus, times } from './exact.ts';

it('a number is the decimal that was typed, so ten tenths are one (rates-3)', () => {
  const ten = Array.from({ length: 10 }, () => exactOf(0.1)).reduce(plus);
  expect(ten.upper).toBe(ten.lower);
  expect(numberOf(exactOf(1e-7))).toBe(0);
  expect(times(exactOf(1e-7), exactOf(1e7))).toEqual({ upper: 10_000_000n, lower: 10_000_000n });
  expect(numberOf(exactOf(-0.0255))).toBe(-0.0255);
});

it('half a cent goes away from zero, on both sides, where binary numbers go astray', () => {
  expect(centsOfExact(exactOf(1.005))).toBe(101);
  expect(centsOfExact(exactOf(-1.005))).toBe(-101);
  expect(centsOfExact(times(exactOf(550), exactOf(0.0475)))).toBe(2613);
  expect(centsOfExact(fraction(1, 3))).toBe(33);
  expect(Object.is(centsOfExact(exactOf(-0.001)), 0)).toBe(true);
});

it('cents are within half a cent of what they round, and their order is that of what they round', () => {
  const part = fc.record({ upper: fc.bigInt(-(10n ** 12n), 10n ** 12n), lower: fc.bigInt(1n, 10n ** 6n) });
  fc.assert(
    fc.property(part, part, (one, other) => {
      const cents = BigInt(centsOfExact(one));
      const twiceOff = 2n * (one.upper * 100n - cents * one.lower);
      expect(twiceOff <= one.lower && twiceOff >= -one.lower).toBe(true);
      if (isLess(one, other)) expect(centsOfExact(one)).toBeLessThanOrEqual(centsOfExact(other));
    }),
  );
});

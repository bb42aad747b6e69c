import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFieldText, formatAmount, formatMoney, parseAmount } from './money.ts';

const cents = fc.oneof(
  fc.integer({ min: -199, max: 199 }),
  fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
);

describe('an amount is written', () => {
  it.each([
    [-5, '\u2212$0.05', '-0.05', '-0.05'],
    [-150, '\u2212$1.50', '-1.50', '-1.50'],
    [0, '$0.00', '0.00', '0.00'],
    [118860, '$1,188.60', '1,188.60', '1188.60'],
    [-118860, '\u2212$1,188.60', '-1,188.60', '-1188.60'],
  ])('of %i cents as %s, %s and %s', (given, money, amount, field) => {
    expect([formatMoney(given), formatAmount(given), amountFieldText(given)]).toEqual([money, amount, field]);
  });

  it('so that it reads back as what it was, whatever its sign', () => {
    fc.assert(
      fc.property(cents, (given) => {
        expect(parseAmount(formatAmount(given))).toBe(given);
        expect(parseAmount(amountFieldText(given))).toBe(given);
        expect(parseAmount(formatMoney(given).replace('\u2212', '-'))).toBe(given);
      }),
    );
  });

  it('with one sign at most, before everything, and two decimals', () => {
    fc.assert(
      fc.property(cents, (given) => {
        expect(formatMoney(given)).toMatch(/^\u2212?\$\d{1,3}(,\d{3})*\.\d\d$/);
        expect(formatAmount(given)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/);
        expect(amountFieldText(given)).toMatch(/^-?\d+\.\d\d$/);
        expect(formatAmount(given).startsWith('-')).toBe(given < 0);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../dates.ts';
import { costOf, effectiveRate, type PricedBill } from './effective-rate.ts';

const bill = (place: number, quantity: number, dollars: number, daysBilled: number | null = 30): PricedBill => ({
  billDate: addDays('2026-11-04', -30 * place),
  quantity,
  cost: Math.round(dollars * 100),
  daysBilled,
});
const rate = { fixedChargePerDay: 0.9, energyCharge: 0.12 };
const priced = (quantities: readonly number[], perDay: number, perUnit: number, days = 30) =>
  quantities.map((quantity, place) => bill(place, quantity, perDay * days + perUnit * quantity, days));

const prices = fc.record({
  perDay: fc.double({ min: 0.2, max: 2, noNaN: true }),
  perUnit: fc.double({ min: 0.05, max: 0.4, noNaN: true }),
});
const uses = fc.array(fc.integer({ min: 200, max: 3000 }), { minLength: 6, maxLength: 12 });

it('the billing system’s rate is raised by the taxes that the bills stand above it (energy-68)', () => {
  fc.assert(
    fc.property(
      prices,
      uses,
      fc.double({ min: 1, max: 1.2, noNaN: true }),
      ({ perDay, perUnit }, quantities, taxed) => {
        const known = { fixedChargePerDay: perDay, energyCharge: perUnit };
        const found = effectiveRate(known, priced(quantities, perDay * taxed, perUnit * taxed));
        expect(found?.basis).toBe('rate');
        expect(found?.perDay).toBeCloseTo(perDay * taxed, 2);
        expect(found?.perUnit).toBeCloseTo(perUnit * taxed, 3);
      },
    ),
  );
});

it('a rate without bills is taken as it is, and one that the bills contradict counts for nothing (energy-68)', () => {
  expect(effectiveRate(rate, [])).toEqual({ perDay: 0.9, perUnit: 0.12, basis: 'rate' });
  expect(effectiveRate(rate, priced([500, 600, 700], 0.9, 0.3))).toBeUndefined();
  expect(effectiveRate(rate, priced([500, 600, 700], 0.9, 0.05))).toBeUndefined();
  // A late fee on one bill is no tax.
  expect(effectiveRate(rate, [bill(0, 500, 287), ...priced([500, 600, 700], 0.9, 0.12)])?.perUnit).toBeCloseTo(0.12);
  expect(effectiveRate(rate, [bill(0, 500, 87, null)])?.perUnit).toBe(0.12);
});

it('without a rate it is read off bills that one price explains, and off no others (energy-68)', () => {
  fc.assert(
    fc.property(prices, uses, ({ perDay, perUnit }, quantities) => {
      const bills = priced(quantities, perDay, perUnit);
      const found = effectiveRate(undefined, bills);
      // Whatever is read off explains every bill.
      for (const { quantity, cost } of found ? bills : [])
        expect(Math.abs((costOf(found ?? { perDay, perUnit }, quantity, 30) ?? 0) - cost)).toBeLessThanOrEqual(
          cost * 0.03 + 1,
        );
      const isVaried = Math.max(...quantities) > 1.5 * Math.min(...quantities);
      if (isVaried) expect(found?.perUnit).toBeCloseTo(perUnit, 2);
    }),
  );
  const seasonal = priced([500, 900, 1400, 700, 600, 1100], 0.9, 0.12).map((one, place) =>
    place % 2 === 0 ? one : { ...one, cost: one.cost * 1.3 },
  );
  expect(effectiveRate(undefined, seasonal)).toBeUndefined();
  expect(effectiveRate(undefined, priced([500, 900, 1400], 0.9, 0.12))).toBeUndefined();
  expect(effectiveRate(undefined, priced([600, 600, 600, 600, 600, 600], 0.9, 0.12))).toBeUndefined();
});

it('where power was sent back none is known, and no such day has a cost (energy-68, energy-69)', () => {
  expect(effectiveRate(rate, priced([500, -40, 700], 0.9, 0.12))).toBeUndefined();
  expect(costOf({ perDay: 0.9, perUnit: 0.12 }, -3)).toBeNull();
});

it('a day’s cost is its share of the fixed charges and its use, and days add up to their period (energy-69)', () => {
  expect(costOf({ perDay: 0.9, perUnit: 0.12 }, 20)).toBe(330);
  fc.assert(
    fc.property(
      prices,
      fc.array(fc.double({ min: 0, max: 80, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (at, days) => {
        const sum = days.reduce((all, use) => all + (costOf(at, use) ?? 0), 0);
        const whole =
          costOf(
            at,
            days.reduce((all, use) => all + use, 0),
            days.length,
          ) ?? 0;
        expect(Math.abs(sum - whole)).toBeLessThanOrEqual(days.length / 2 + 1);
      },
    ),
  );
});

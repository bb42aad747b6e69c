import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { furthestDays, useRate } from './prepaid-outlook.ts';
import { daysMore, offeredTopUps } from './top-ups.ts';

const today = '2026-11-21';
const rateOf = (cost: number) => {
  const charges = Array.from({ length: 14 }, (_, back) => ({ day: addDays(today, -1 - back), total: cost, days: 1 }));
  const rate = useRate(charges, today);
  if (!rate) throw new Error('no rate');
  return rate;
};

it('offers what must be paid and usual sums above it, three in all (account-130)', () => {
  expect(offeredTopUps(1000)).toEqual([1000, 2000, 4000]);
  expect(offeredTopUps(2000)).toEqual([2000, 4000, 10_000]);
  expect(offeredTopUps(0)).toEqual([2000, 4000, 10_000]);
  expect(offeredTopUps(25_000)).toEqual([25_000]);
});

it('says how many days more it lasts; what is owed is paid first', () => {
  expect(daysMore(rateOf(360), 1850, 4000).about).toBe(11);
  expect(daysMore(rateOf(360), -4000, 4000).about).toBe(0);
  expect(daysMore(rateOf(10), 0, 100_000).about).toBe(furthestDays);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer(),
      fc.nat(50_000),
      fc.nat(50_000),
      (cost, left, one, two) => {
        const rate = rateOf(cost);
        const { fewest, about, most } = daysMore(rate, left % 100_000, one);
        expect(fewest >= 0 && about >= 0 && most >= 0).toBe(true);
        expect(daysMore(rate, left % 100_000, one + two).about).toBeGreaterThanOrEqual(about);
      },
    ),
  );
});

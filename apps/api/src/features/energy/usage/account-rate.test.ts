import { addDays } from '@rochdale/domain/dates';
import { priceOfUse } from '@rochdale/domain/rates/known-rate';
import type { Schedule, ScheduleLine } from '@rochdale/domain/rates/schedule';
import { basic, energy, schedule } from '@rochdale/test-kit/rates/builders';
import { expect, it } from 'vitest';
import { accountRate } from './account-rate.ts';

const today = '2026-11-20';
const timeZone = 'America/Los_Angeles';
const at = (price: number, more: Partial<Schedule> = {}) => schedule([basic, energy({ blocks: [{ price }] })], more);

/** The rate of an account whose last twelve bills are what these versions made of them. */
function rateOf(versions: readonly Schedule[], quantity = 800) {
  const own = { versions, options: [], timeZone };
  const bills = Array.from({ length: 12 }, (_, index) => {
    const billDate = addDays('2026-10-20', -30 * index);
    const cost = priceOfUse(own, addDays(billDate, -30), addDays(billDate, -1), quantity) ?? 0;
    return { billDate, cost, quantity, daysBilled: 30 };
  });
  const settings = { rate: undefined, schedule: { code: 'R', options: [] } };
  return accountRate(settings, bills, { schedules: new Map([['R', versions]]), timeZone, today }).rate;
}

it.each([
  ['a cut', 0.105],
  ['a rise', 0.14],
])('the price of a schedule is today’s as it stands, also after %s (rates-11)', (_name, price) => {
  const rate = rateOf([at(0.12, { validTo: '2026-10-19' }), at(price, { validFrom: '2026-10-20' })]);
  expect(rate?.perUnit).toBeCloseTo(price, 4);
  expect(rate?.perDay).toBeCloseTo(1, 3);
});

it('an adjustment that was lowered is no tax', () => {
  const since = [
    { month: '2020-01', price: 0.02 },
    { month: '2026-10', price: 0.004 },
  ];
  const adjustment: ScheduleLine = { id: 'pca', kind: 'adjustment', name: 'Power cost', since };
  const rate = rateOf([schedule([basic, energy(), adjustment])]);
  expect(rate?.perUnit).toBeCloseTo(0.104, 4);
});

it('bills with power that was sent back still leave no rate', () => {
  expect(rateOf([at(0.12)], -40)).toBeUndefined();
});

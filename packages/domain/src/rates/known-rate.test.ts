import { basic, energy, schedule } from '@rochdale/test-kit/rates/builders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreesWithBills, type OwnSchedule, priceOfUse, simpleRateOf } from './known-rate.ts';
import type { Schedule, ScheduleLine } from './schedule.ts';

const own = (lines: readonly ScheduleLine[], more: Partial<Schedule> = {}): OwnSchedule => ({
  versions: [schedule(lines, more)],
  options: [],
  timeZone: 'America/Los_Angeles',
});
const tax: ScheduleLine = { id: 'tax', kind: 'percent', name: 'Tax', percent: 6 };
const bill = (billDate: string, cost: number, quantity: number) => ({ billDate, cost, quantity, daysBilled: 30 });

it('a schedule of one price is a price for a day and one for a unit, taxes within (rates-11)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 400 }), (dollars, mills) => {
      const price = mills / 1000;
      const found = simpleRateOf(
        own([{ ...basic, amount: dollars }, energy({ blocks: [{ price }] }), tax]),
        '2026-06-30',
      );
      expect(found?.energyCharge).toBeCloseTo(price * 1.06, 4);
      expect(found?.fixedChargePerDay).toBeCloseTo((dollars * 1.06) / 30, 3);
    }),
  );
});

it('a schedule of steps, a minimum or a demand has no such prices', () => {
  const steps = energy({ blocks: [{ upTo: 400, price: 0.1 }, { price: 0.2 }] });
  const least: ScheduleLine = { id: 'least', kind: 'minimum', name: 'Minimum', amount: 80, per: 'month' };
  const demand: ScheduleLine = {
    id: 'demand',
    kind: 'demand',
    of: 'own',
    per: 'bill',
    name: 'Demand',
    blocks: [{ price: 9 }],
  };
  for (const lines of [
    [basic, steps],
    [basic, energy(), least],
    [basic, energy(), demand],
  ])
    expect(simpleRateOf(own(lines), '2026-06-30')).toBeUndefined();
  expect(priceOfUse(own([basic, steps]), '2026-06-01', '2026-06-30', 500)).toBe(3000 + 4000 + 2000);
  expect(priceOfUse(own([demand]), '2026-06-01', '2026-06-30', 500)).toBeUndefined();
});

it('a schedule counts for nothing where the bills say otherwise', () => {
  const flat = own([basic, energy()]);
  const right = [bill('2026-07-01', 11_000, 800), bill('2026-06-01', 9000, 600), bill('2026-05-02', 8000, 500)];
  expect(agreesWithBills(flat, right)).toBe(true);
  expect(agreesWithBills(flat, [])).toBe(true);
  // One with something else on it does not count.
  expect(agreesWithBills(flat, [bill('2026-08-01', 31_000, 800), ...right])).toBe(true);
  expect(
    agreesWithBills(
      flat,
      right.map(({ cost, ...one }) => ({ ...one, cost: Math.round(cost * 1.05) })),
    ),
  ).toBe(false);
  expect(agreesWithBills(flat, [...right, bill('2026-04-01', -200, -20)])).toBe(false);
});

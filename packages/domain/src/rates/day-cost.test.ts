import { basic, energy, evenly, june, peakHours, priced, schedule } from '@rochdale/test-kit/rates/builders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayCost, hasDayCosts } from './day-cost.ts';
import type { ScheduleLine } from './schedule.ts';

const { timeZone } = june;
const lines: readonly ScheduleLine[] = [
  basic,
  energy({ id: 'peak', period: 'peak', blocks: [{ price: 0.3 }] }),
  energy({ id: 'off', period: 'off', blocks: [{ price: 0.05 }] }),
  { id: 'tax', kind: 'percent', name: 'Tax', percent: 3 },
];
const timed = schedule(lines, { timeOfUse: [peakHours] });
const own = { versions: [timed], options: [], timeZone };

it('days of a month come to its bill, within what is rounded on each line of each day (rates-14)', () => {
  fc.assert(
    fc.property(fc.nat(4000), (use) => {
      const month = evenly(june, 60, use);
      const days = month.days.map((day) => dayCost(own, day, 60) ?? Number.NaN);
      const sum = days.reduce((all, cost) => all + cost, 0);
      expect(Math.abs(sum - priced([timed], month).total)).toBeLessThanOrEqual(days.length * lines.length);
    }),
  );
});

it('a day that was not read whole, or that its bill alone can price, has no cost', () => {
  const [day] = evenly(june, 60, 500).days;
  if (!day) throw new Error('June has days.');
  expect(dayCost(own, { ...day, delivered: [null, ...day.delivered.slice(1)] }, 60)).toBeUndefined();
  const steps = schedule([energy({ blocks: [{ upTo: 100, price: 0.1 }, { price: 0.2 }] })], { timeOfUse: [peakHours] });
  expect(dayCost({ ...own, versions: [steps] }, day, 60)).toBeUndefined();
  expect([
    hasDayCosts([timed], day.day),
    hasDayCosts([steps], day.day),
    hasDayCosts([schedule(lines)], day.day),
  ]).toEqual([true, false, false]);
  expect(hasDayCosts([{ ...timed, validFrom: '2027-01-01' }], day.day)).toBe(false);
});

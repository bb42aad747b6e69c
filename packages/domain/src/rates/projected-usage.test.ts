import { evenly, june } from '@rochdale/test-kit/rates/builders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { projectedUsage } from './projected-usage.ts';

const { timeZone } = june;
const total = (usage: ReturnType<typeof projectedUsage>): number =>
  (usage?.days ?? []).flatMap(({ delivered }) => delivered).reduce<number>((sum, one) => sum + (one ?? 0), 0);

it('days of a running period come to what was expected, those that were read as they are (rates-16)', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.integer({ min: 3, max: 30 }), fc.nat(5_000_000), (each, count, use) => {
      const read = evenly({ ...june, to: `2026-06-${String(count).padStart(2, '0')}` }, 60, each);
      const found = projectedUsage(read, { ...june, use });
      expect(found?.days).toHaveLength(30);
      const soFar = each * 24 * count;
      const expected = count === 30 ? soFar : Math.max(soFar, use);
      expect(Math.abs(total(found) - expected)).toBeLessThanOrEqual(30);
      expect(found?.days.slice(0, count)).toEqual(read.days);
    }),
  );
});

it('the hours of the others go as those that were read; too few say nothing', () => {
  const night = (day: string) => ({ day, delivered: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 1000 : 0)) });
  const read = { minutes: 60, days: ['2026-06-01', '2026-06-02', '2026-06-03'].map(night) };
  const found = projectedUsage(read, { ...june, use: 180_000 });
  expect(found?.days.at(-1)?.delivered).toEqual(night('x').delivered);
  expect(projectedUsage({ ...read, days: read.days.slice(1) }, { ...june, use: 1 })).toBeUndefined();
});

it('a day on which clocks change has its own length', () => {
  const period = { from: '2026-11-01', to: '2026-11-07', timeZone };
  const read = evenly({ ...period, from: '2026-11-02', to: '2026-11-05' }, 60, 100);
  const found = projectedUsage(read, { ...period, use: 20_000 });
  expect(found?.days.find(({ day }) => day === '2026-11-01')?.delivered).toHaveLength(25);
});

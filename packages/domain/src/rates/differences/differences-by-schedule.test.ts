import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Comparison } from './compare-bill.ts';
import { joinSummaries, joinUnpriced, summaryOf } from './differences-by-schedule.ts';

const cents = fc.integer({ min: -100_000, max: 100_000 });
const comparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.constant({ kind: 'agrees' as const }),
  fc.constant({ kind: 'unpriced' as const, reason: 'intervals' as const }),
  fc.record({
    kind: fc.constant('differs' as const),
    differences: fc.array(fc.record({ name: fc.constant(null), billed: cents, priced: cents }), { minLength: 1 }),
  }),
);
const compared = fc.array(fc.tuple(fc.constantFrom('RES', 'TOU', 'LP'), comparison));

it('every bill is counted once with its schedule, and pages joined say what all at once would (office-182)', () => {
  fc.assert(
    fc.property(compared, fc.nat(), (bills, cut) => {
      const parts = bills.map(([schedule, one]) => summaryOf(schedule, one));
      const all = joinSummaries(parts);
      expect(all.reduce((sum, { agree, differ, unpriced }) => sum + agree + differ + unpriced, 0)).toBe(bills.length);
      const at = bills.length === 0 ? 0 : cut % bills.length;
      const pages = [...joinSummaries(parts.slice(0, at)), ...joinSummaries(parts.slice(at))];
      expect(joinSummaries(pages)).toEqual(all);
    }),
  );
});

it('the largest is the one farthest from zero, with its sign', () => {
  const differs = (billed: number, priced: number): Comparison => ({
    kind: 'differs',
    differences: [{ name: null, billed, priced }],
  });
  const parts = [differs(900, 1000), differs(5000, 4000), differs(100, 200)].map((one) => summaryOf('RES', one));
  expect(joinSummaries(parts)).toEqual([{ schedule: 'RES', agree: 0, differ: 3, unpriced: 0, largest: -1000 }]);
});

it('what cannot be priced is told by schedule and reason, the most bills first, with the first account', () => {
  const one = { schedule: 'TOU', reason: 'registers', bills: 1, accountNumber: '1', memberNumber: '9' } as const;
  const found = joinUnpriced([one, { ...one, schedule: 'LP' }, { ...one, schedule: 'LP', accountNumber: '2' }]);
  expect(found).toEqual([{ ...one, schedule: 'LP', bills: 2 }, one]);
});

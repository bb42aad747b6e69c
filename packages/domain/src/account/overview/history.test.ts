import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedOver, type HistoryLine, mergedHistory } from './history.ts';

const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-01-${String(day).padStart(2, '0')}`);
const lines = (kind: 'bill' | 'payment'): fc.Arbitrary<HistoryLine[]> =>
  fc.array(
    fc.record({
      kind: fc.constant(kind),
      day: days,
      amount: fc.nat(),
      balanceAfter: fc.option(fc.integer()),
      dueDate: fc.constant(null),
    }),
  );

describe('the overview’s history', () => {
  it('holds the newest nine of bills and payments together', () => {
    fc.assert(
      fc.property(lines('bill'), lines('payment'), (bills, payments) => {
        const merged = mergedHistory(bills, payments);
        const newest = [...bills, ...payments]
          .map((line) => line.day)
          .sort()
          .reverse()
          .slice(0, 9);
        expect(merged.map((line) => line.day)).toEqual(newest);
      }),
    );
  });

  it('takes a bill apart into its charge and what was owed before, which add up to the cent (account-90)', () => {
    fc.assert(
      fc.property(lines('bill'), (bills) => {
        for (const bill of bills) {
          const carried = carriedOver(bill);
          expect(carried === null ? null : carried + bill.amount).toBe(bill.balanceAfter);
        }
      }),
    );
  });
});

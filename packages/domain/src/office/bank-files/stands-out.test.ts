import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standsOut, usualDebit } from './stands-out.ts';

const debit = { kind: 'debit', isRetry: false } as const;

describe('an entry stands out', () => {
  it.each([
    [{ ...debit, amount: 94_000, earlier: [15_000, 14_200, 16_000] }, 'unusual'],
    [{ ...debit, amount: 44_900, earlier: [15_000] }, undefined],
    [{ ...debit, amount: 9_900, earlier: [100] }, undefined],
    [{ ...debit, amount: 20_000, earlier: [] }, 'first'],
    [{ ...debit, amount: 5_000, earlier: [] }, undefined],
    [{ ...debit, amount: 5_000, earlier: [5_000], isRetry: true }, 'again'],
    [{ kind: 'prenote', amount: 0, earlier: [], isRetry: false }, undefined],
  ] as const)('%j: %s', (entry, expected) => {
    expect(standsOut(entry)).toBe(expected);
  });

  it('never for being as usual', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 }), (earlier) => {
        const usual = usualDebit(earlier) ?? 0;
        expect(earlier.slice(0, 6)).toContain(usual);
        expect(standsOut({ ...debit, amount: usual, earlier })).toBeUndefined();
      }),
    );
  });
});

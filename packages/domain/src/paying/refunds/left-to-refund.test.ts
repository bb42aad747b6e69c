import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeGoesAlong, leftToRefund, type RefundPart, refundViolation, splitOver, sumOf } from './left-to-refund.ts';
import { refundStates } from './refund-state.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const partsOf = (amounts: readonly number[]): RefundPart[] =>
  amounts.map((amount, index) => ({ accountNumber: `A${index}`, amount }));
const someParts = fc.array(cents, { minLength: 1, maxLength: 6 }).map(partsOf);

describe('what is left to give back', () => {
  it('is never more than the books have less what is in flight, and nothing of an account goes for another', () => {
    fc.assert(
      fc.property(
        someParts,
        cents,
        fc.array(
          fc.record({ state: fc.constantFrom(...refundStates), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
          { maxLength: 5 },
        ),
        (booked, fee, given) => {
          const refunds = given.map(({ state, share }) => ({
            state,
            parts: booked.map((part) => ({ ...part, amount: Math.floor(part.amount * share) })),
            fee: Math.floor(fee * share),
          }));
          const left = leftToRefund(booked, fee, refunds);
          for (const [index, part] of left.parts.entries()) {
            const held = refunds
              .filter(({ state }) => ['approved', 'sent', 'unknown'].includes(state))
              .reduce((sum, { parts }) => sum + (parts[index]?.amount ?? 0), 0);
            expect(part.amount).toBe(Math.max(0, (booked[index]?.amount ?? 0) - held));
          }
          const feesGiven = refunds.reduce((sum, one) => sum + (one.state === 'refused' ? 0 : one.fee), 0);
          expect(left.fee).toBe(sumOf(left.parts) === 0 ? 0 : Math.max(0, fee - feesGiven));
        },
      ),
    );
  });
  it('says why too much, nothing, or an account of another payment is refused', () => {
    const left = { parts: partsOf([500, 300]), fee: 275 };
    expect(refundViolation(left.parts, left)).toBeUndefined();
    expect(refundViolation(partsOf([1]), left)).toBeUndefined();
    expect(refundViolation(partsOf([501]), left)).toMatchObject({
      code: 'refunds.tooMuch',
      params: { account: 'A0', left: '$5.00' },
    });
    expect(refundViolation(partsOf([0, 0]), left)?.code).toBe('refunds.noAmount');
    expect(refundViolation(partsOf([500, 0]), left)).toBeUndefined();
    expect(refundViolation(partsOf([500, -1]), left)?.code).toBe('refunds.noAmount');
    expect(refundViolation([{ accountNumber: 'B', amount: 1 }], left)?.code).toBe('refunds.otherAccount');
    expect(refundViolation([...partsOf([300]), ...partsOf([300])], left)?.code).toBe('refunds.otherAccount');
    expect(refundViolation(partsOf([1]), { parts: partsOf([0]), fee: 0 })?.code).toBe('refunds.nothingLeft');
  });
  it('takes the fee along with the whole alone', () => {
    expect(feeGoesAlong(partsOf([500, 300]), 800)).toBe(true);
    expect(feeGoesAlong(partsOf([500]), 800)).toBe(false);
  });
});

describe('a sum over several accounts', () => {
  it('is given to the cent, within a cent of each one’s share, and never above what is left of one', () => {
    fc.assert(
      fc.property(someParts, fc.double({ min: 0, max: 1, noNaN: true }), (left, share) => {
        const whole = sumOf(left);
        const sum = Math.floor(whole * share);
        const split = splitOver(left, sum);
        if (whole === 0) expect(split).toBeUndefined();
        expect(sumOf(split ?? [])).toBe(sum);
        for (const [index, part] of (split ?? []).entries()) {
          const own = left[index]?.amount ?? 0;
          expect(part.amount).toBeLessThanOrEqual(own);
          expect(Math.abs(part.amount - (own * sum) / whole)).toBeLessThan(1);
        }
      }),
    );
    expect(splitOver(partsOf([5]), 6)).toBeUndefined();
    expect(splitOver(partsOf([5]), -1)).toBeUndefined();
    expect(splitOver(partsOf([100, 100, 100]), 100)).toEqual(partsOf([34, 33, 33]));
    expect(splitOver(partsOf([500, 300]), 800)).toEqual(partsOf([500, 300]));
    expect(splitOver(partsOf([500, 300]), 0)).toEqual(partsOf([0, 0]));
    expect(splitOver(partsOf([0]), 0)).toBeUndefined();
  });
  it('gives the next cent to whoever loses most by rounding down', () => {
    expect(splitOver(partsOf([100, 199]), 100)).toEqual(partsOf([33, 67]));
    expect(splitOver(partsOf([10, 10, 79]), 50)).toEqual(partsOf([5, 5, 40]));
    expect(splitOver(partsOf([19, 10, 70]), 10)).toEqual(partsOf([2, 1, 7]));
  });
});

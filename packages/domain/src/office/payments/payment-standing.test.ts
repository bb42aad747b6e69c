import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingOf, standings, tenderOf, tenders } from './payment-standing.ts';

const states = ['initiated', 'presented', 'approved', 'posted', 'cancelled', 'declined', 'expired'] as const;

describe('how a payment stands', () => {
  it('is one of the standings, and back only when it was posted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.boolean(), (state, isBookedBack) => {
        const standing = standingOf(state, isBookedBack);
        expect(standings).toContain(standing);
        expect(standing === 'back').toBe(state === 'posted' && isBookedBack);
      }),
    );
  });
});

describe('how a payment was made', () => {
  it('is its plan, whatever the plan takes from', () => {
    for (const type of ['cc', 'echeck', null] as const) {
      expect(tenderOf('auto-pay', type)).toBe('auto-pay');
      expect(tenderOf('draft', type)).toBe('draft');
    }
  });
  it('is else what it was paid with, and not known before that', () => {
    fc.assert(
      fc.property(fc.constantFrom('quick-pay', 'member', 'scheduled-payment'), (flow) => {
        expect(tenderOf(flow, 'cc')).toBe('card');
        expect(tenderOf(flow, 'echeck')).toBe('echeck');
        expect(tenderOf(flow, null)).toBeUndefined();
      }),
    );
    expect(new Set(tenders).size).toBe(tenders.length);
  });
});

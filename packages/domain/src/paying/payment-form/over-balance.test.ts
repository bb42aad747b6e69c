import { anyAmountNear, anyPayableAccount, anyPaymentRules } from '@rochdale/test-kit/payments/arbitraries';
import { accountToPay, paymentRulesWith } from '@rochdale/test-kit/payments/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountBesideViolation } from '../payments/amount.ts';
import { offeredAmounts } from './offered-amounts.ts';
import { overBalance } from './over-balance.ts';

const open = paymentRulesWith({ allowOverPay: true, allowUnderPay: true });

describe('an amount above what is owed', () => {
  it.each([
    [84120, {}, 0, { more: 65260, owed: 18860, instead: 18860 }],
    [18861, {}, 0, { more: 1, owed: 18860, instead: 18860 }],
    [18860, {}, 0, undefined],
    [18860, {}, 5000, undefined],
    [20000, {}, 5000, { more: 1140, owed: 18860, instead: 13860 }],
    [40000, { cutoffAmount: 20000, reconnectFee: 5000 }, 0, { more: 15000, owed: 25000, instead: 25000 }],
    [5000, { accountBalance: 0 }, 0, undefined],
    [5000, { accountBalance: -100 }, 0, undefined],
    [90000, { isPrepaidAccount: true }, 0, undefined],
  ])(
    'of %d cents for an account with %j and %d cents on their way is asked about as %j',
    (amount, changes, onItsWay, asked) => {
      expect(overBalance(amount, accountToPay(changes), open, onItsWay)).toEqual(asked);
    },
  );

  it('is refused, not asked about, where overpaying is not allowed', () => {
    const closed = paymentRulesWith({ allowOverPay: false });
    expect(overBalance(84120, accountToPay(), closed, 0)).toBeUndefined();
  });

  it('is never refused by the rule of amounts, is more than what is named, and no offered amount is asked about', () => {
    const cases = fc
      .tuple(anyPayableAccount, anyPaymentRules, fc.nat(30_000))
      .chain(([account, rules, onItsWay]) =>
        fc.tuple(fc.constant(account), fc.constant(rules), fc.constant(onItsWay), anyAmountNear(account, rules)),
      );
    fc.assert(
      fc.property(cases, ([account, rules, onItsWay, amount]) => {
        const asked = overBalance(amount, account, rules, onItsWay);
        if (asked) {
          expect(amountBesideViolation(amount, account, rules, onItsWay)).toBeUndefined();
          expect(asked.owed + asked.more).toBe(amount);
          expect(asked.more).toBeGreaterThan(0);
          expect(asked.instead).toBeGreaterThan(0);
          expect(asked.instead).toBeLessThanOrEqual(asked.owed);
          expect(overBalance(asked.instead, account, rules, onItsWay)).toBeUndefined();
        }
        for (const offer of offeredAmounts(account, rules, onItsWay))
          expect(overBalance(offer.amount, account, rules, onItsWay)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

import { anyPayableAccount, anyPaymentRules } from '@rochdale/test-kit/payments/arbitraries';
import { accountToPay, paymentRulesWith } from '@rochdale/test-kit/payments/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overBalanceOfAll } from './over-balance-of-all.ts';

const open = paymentRulesWith({ allowOverPay: true, allowUnderPay: true });

describe('amounts of several accounts above what is owed (paying-80)', () => {
  it('are asked about together, and each that is too much has its own sum in place of it', () => {
    const parts = [
      { account: accountToPay({ accountNumber: '1' }), amount: 20_000, onItsWay: 0 },
      { account: accountToPay({ accountNumber: '2' }), amount: 5_000, onItsWay: 0 },
      { account: accountToPay({ accountNumber: '3', accountBalance: 3_000 }), amount: 30_000, onItsWay: 1_000 },
    ];
    expect(overBalanceOfAll(parts, open)).toEqual({
      more: 1_140 + 27_000,
      owed: 18_860 + 5_000 + 3_000,
      instead: 18_860 + 5_000 + 2_000,
      each: [
        { accountNumber: '1', instead: 18_860 },
        { accountNumber: '3', instead: 2_000 },
      ],
    });
    expect(overBalanceOfAll(parts.slice(1, 2), open)).toBeUndefined();
  });

  it('are asked about no more once they are paid as the question says', () => {
    const part = fc.tuple(anyPayableAccount, fc.nat(100_000), fc.nat(30_000));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), anyPaymentRules, (found, rules) => {
        const parts = found.map(([account, amount, onItsWay], index) => ({
          account: { ...account, accountNumber: String(index) },
          amount,
          onItsWay,
        }));
        const asked = overBalanceOfAll(parts, rules);
        if (!asked) return;
        const mended = parts.map((one) => ({
          ...one,
          amount:
            asked.each.find(({ accountNumber }) => accountNumber === one.account.accountNumber)?.instead ?? one.amount,
        }));
        expect(mended.reduce((sum, { amount }) => sum + amount, 0)).toBe(asked.instead);
        expect(overBalanceOfAll(mended, rules)).toBeUndefined();
      }),
    );
  });
});

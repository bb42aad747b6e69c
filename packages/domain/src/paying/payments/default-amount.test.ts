import { anyPayableAccount, anyPaymentRules } from '@rochdale/test-kit/payments/arbitraries';
import { accountToPay, paymentRulesWith } from '@rochdale/test-kit/payments/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountBesideViolation, amountViolation } from './amount.ts';
import { amountLeft, defaultAmount } from './default-amount.ts';
import type { PayableAccount, PaymentRules } from './payable-account.ts';
import { afterUnconfirmedPayments } from './unconfirmed.ts';

/** Why the specification's default may still be refused by its own amount rule (paying-19). */
function explains(code: string, amount: number, account: PayableAccount, rules: PaymentRules): boolean {
  if (account.isPrepaidAccount)
    return code === 'payment.amount.prepaidMinimum' && amount < rules.prepaidMinimumPaymentAmount;
  if (account.cutoffAmount > 0)
    return code === 'payment.amount.overpay' && account.disconnectFee > 0 && rules.payOnlineAllowCutoffPaymentOverride;
  return code === 'payment.amount.overpay' ? amount > account.overPayAmount : amount < account.accountBalance;
}

describe('the amount that the form begins with', () => {
  it.each([
    [{ isPrepaidAccount: true, prepaidReconnectAmount: 3500 }, 3500],
    [{ isPrepaidAccount: true, cutoffAmount: 100, pastDueAmount: 100 }, 2000],
    [{ cutoffAmount: 100, reconnectFee: 20, additionalDeposit: 3, disconnectFee: 4000, pastDueAmount: 9200 }, 4123],
    [{ pastDueAmount: 9200 }, 9200],
    [{}, 18860],
    [{ accountBalance: -100 }, 0],
  ])('of an account with %j is %d cents', (changes, amount) => {
    expect(defaultAmount(accountToPay(changes), paymentRulesWith())).toBe(amount);
  });

  it('is nothing where the co-op does not fill in the balance', () => {
    expect(defaultAmount(accountToPay(), paymentRulesWith({ defaultPaymentAmt: 'NONE' }))).toBe(0);
  });

  it('may be paid, save where the specification contradicts itself', () => {
    fc.assert(
      fc.property(anyPayableAccount, anyPaymentRules, (account, rules) => {
        const amount = defaultAmount(account, rules);
        const found = amount > 0 ? amountViolation(amount, account, rules) : undefined;
        return found === undefined || explains(found.code, amount, account, rules);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the amount beside money that is on its way', () => {
  it.each([
    [{}, 5000, 13860],
    [{}, 18860, 0],
    [{}, 20000, 0],
    [{ pastDueAmount: 9200 }, 5000, 4200],
    [{ pastDueAmount: 9200 }, 9200, 9660],
    [{ cutoffAmount: 100, reconnectFee: 20 }, 60, 60],
    [{ isPrepaidAccount: true }, 5000, 2000],
  ])('of an account with %j and %d cents on their way is %d cents', (changes, onItsWay, amount) => {
    expect(amountLeft(accountToPay(changes), paymentRulesWith(), onItsWay)).toBe(amount);
  });

  it('is never below nothing, and may be paid wherever the default may be of what is then owed', () => {
    fc.assert(
      fc.property(anyPayableAccount, anyPaymentRules, fc.nat(30_000), (account, rules, onItsWay) => {
        const amount = amountLeft(account, rules, onItsWay);
        expect(amount).toBeGreaterThanOrEqual(0);
        const left = afterUnconfirmedPayments(account, onItsWay);
        const found = amount > 0 ? amountBesideViolation(amount, account, rules, onItsWay) : undefined;
        expect(found === undefined || amountViolation(amount, left, rules) !== undefined).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('lets a member pay the whole balance or what is left of it where the co-op takes no part of it', () => {
    const mayBePaid = (amount: number) =>
      amountBesideViolation(amount, accountToPay(), paymentRulesWith({ allowUnderPay: false }), 5000) === undefined;
    expect([18860, 13860, 10000, 20000].map(mayBePaid)).toEqual([true, true, false, false]);
  });
});

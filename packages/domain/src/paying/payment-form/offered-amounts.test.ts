import { anyPayableAccount, anyPaymentRules } from '@rochdale/test-kit/payments/arbitraries';
import { accountToPay, paymentRulesWith } from '@rochdale/test-kit/payments/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountBesideViolation } from '../payments/amount.ts';
import { amountLeft } from '../payments/default-amount.ts';
import { offeredAmounts, onItsWayHint } from './offered-amounts.ts';

const open = paymentRulesWith({ allowUnderPay: true, allowOverPay: true });

describe('the amounts that the payment form offers', () => {
  it.each([
    [{}, 0, [[18860, 'pay.offer.balance']]],
    [
      { pastDueAmount: 9200 },
      0,
      [
        [9200, 'pay.offer.pastDue'],
        [18860, 'pay.offer.balance'],
      ],
    ],
    [
      { pastDueAmount: 9200 },
      5000,
      [
        [4200, 'pay.offer.pastDue'],
        [13860, 'pay.offer.left'],
      ],
    ],
    [{ pastDueAmount: 18860 }, 0, [[18860, 'pay.offer.pastDue']]],
    [{ cutoffAmount: 100, reconnectFee: 20 }, 0, [[120, 'pay.offer.service']]],
    [{ isPrepaidAccount: true, prepaidReconnectAmount: 4500 }, 0, [[4500, 'pay.offer.reconnect']]],
    [{ isPrepaidAccount: true }, 0, [[2000, 'pay.offer.minimum']]],
    [{}, 18860, []],
    [{ accountBalance: -100 }, 0, []],
  ] as const)('of an account with %j and %d cents on their way are %j', (changes, onItsWay, offered) => {
    const found = offeredAmounts(accountToPay(changes), open, onItsWay);
    expect(found.map(({ amount, name }) => [amount, name])).toEqual(offered);
  });

  it('have the balance where the co-op fills in nothing', () => {
    const found = offeredAmounts(accountToPay(), { ...open, defaultPaymentAmt: 'NONE' }, 0);
    expect(found).toEqual([{ amount: 18860, name: 'pay.offer.balance' }]);
  });

  it('are at most three, each once and more than nothing; the first is the one that the form begins with, every other may be paid', () => {
    fc.assert(
      fc.property(anyPayableAccount, anyPaymentRules, fc.nat(30_000), (account, rules, onItsWay) => {
        const amounts = offeredAmounts(account, rules, onItsWay).map(({ amount }) => amount);
        const begin = amountLeft(account, rules, onItsWay);
        expect(amounts.length).toBeLessThanOrEqual(3);
        expect(new Set(amounts).size).toBe(amounts.length);
        expect(amounts.every((amount) => amount > 0)).toBe(true);
        if (begin > 0) expect(amounts[0]).toBe(begin);
        for (const amount of amounts.filter((one) => one !== begin))
          expect(amountBesideViolation(amount, account, rules, onItsWay)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});

it('the form says what money that is on its way leaves to pay', () => {
  expect(onItsWayHint(accountToPay(), 18860, 0)).toBeUndefined();
  expect(onItsWayHint(accountToPay(), 13860, 5000)).toBe('pay.amount.filledLeft');
  expect(onItsWayHint(accountToPay(), 0, 18860)).toBe('pay.amount.nothingLeft');
});

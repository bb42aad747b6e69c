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

  it.each([
    [3067, {}, open, [9200, 18_860, 3067]],
    [9200, {}, open, [9200, 18_860]],
    [18_860, {}, open, [9200, 18_860]],
    [20_000, {}, open, [9200, 18_860]],
    [3067, { cutoffAmount: 9200 }, open, [9200]],
    [3067, { isPrepaidAccount: true }, open, [2000]],
    [3067, {}, paymentRulesWith({ allowUnderPay: false }), [9200, 18_860]],
  ])(
    'have the next payment of an arrangement, %i, where it may be paid and is none of the others',
    (arranged, changes, rules, amounts) => {
      const account = accountToPay({ pastDueAmount: 9200, ...changes });
      expect(offeredAmounts(account, rules, 0, arranged).map(({ amount }) => amount)).toEqual(amounts);
    },
  );

  it('have the balance where the co-op fills in nothing', () => {
    const found = offeredAmounts(accountToPay(), { ...open, defaultPaymentAmt: 'NONE' }, 0);
    expect(found).toEqual([{ amount: 18860, name: 'pay.offer.balance' }]);
  });

  it('are at most three, each once and more than nothing; the first is the one that the form begins with, every other may be paid', () => {
    fc.assert(
      fc.property(
        anyPayableAccount,
        anyPaymentRules,
        fc.nat(30_000),
        fc.nat(30_000),
        (account, rules, onItsWay, arranged) => {
          const amounts = offeredAmounts(account, rules, onItsWay, arranged).map(({ amount }) => amount);
          const begin = amountLeft(account, rules, onItsWay);
          expect(amounts.length).toBeLessThanOrEqual(3);
          expect(new Set(amounts).size).toBe(amounts.length);
          expect(amounts.every((amount) => amount > 0)).toBe(true);
          if (begin > 0) expect(amounts[0]).toBe(begin);
          for (const amount of amounts.filter((one) => one !== begin))
            expect(amountBesideViolation(amount, account, rules, onItsWay)).toBeUndefined();
        },
      ),
      { numRuns: 1000 },
    );
  });
});

it('the form says what money that is on its way leaves to pay', () => {
  expect(onItsWayHint(accountToPay(), 18860, 0)).toBeUndefined();
  expect(onItsWayHint(accountToPay(), 13860, 5000)).toBe('pay.amount.filledLeft');
  expect(onItsWayHint(accountToPay(), 0, 18860)).toBe('pay.amount.nothingLeft');
});

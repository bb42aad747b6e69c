import { anyAmountNear, anyPayableAccount, anyPaymentRules } from '@rochdale/test-kit/payments/arbitraries';
import { accountToPay, paymentRulesWith } from '@rochdale/test-kit/payments/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import type { TextCode } from '../../texts/text.ts';
import { amountBesideViolation, amountTextViolation, amountViolation, leftAmountText } from './amount.ts';
import type { PayableAccount, PaymentRules } from './payable-account.ts';

const strict = paymentRulesWith();
const lenient = paymentRulesWith({ allowOverPay: true, allowUnderPay: true });
const overriding = paymentRulesWith({ payOnlineAllowCutoffPaymentOverride: true });
const account = accountToPay();
const cutOff = accountToPay({ cutoffAmount: 20000 });
const fees = { reconnectFee: 5000, disconnectFee: 2500, additionalDeposit: 10000 };

/** What a member reads under the amount field. */
const said = (text: string, of: PayableAccount, under: PaymentRules) => {
  const found = amountTextViolation(text, of, under);
  return found && englishOf(found);
};

describe('the payment amount', () => {
  it.each([
    ['', 'You must enter valid amount.'],
    ['abc', 'You must enter valid amount.'],
    ['1.2.3', 'You must enter valid amount.'],
    ['0', 'Payment amount should be greater than 0.'],
    ['0.00', 'Payment amount should be greater than 0.'],
    ['-5', 'Payment amount should be greater than 0.'],
    ['10000000000.00', 'You must enter a payment amount less than $9,999,999,999.99.'],
    ['9999999999.99', undefined],
    ['188.60', undefined],
  ])('typed as %j says %j', (text, sentence) => {
    expect(said(text, account, lenient)).toBe(sentence);
  });

  it('beside money on its way may be what is left once that has come, or as though it never did', () => {
    const whole = paymentRulesWith({ allowUnderPay: false, allowOverPay: false });
    const beside = (amount: number, onItsWay: number) => amountBesideViolation(amount, account, whole, onItsWay)?.code;
    const { accountBalance } = account;
    expect(beside(accountBalance, 0)).toBeUndefined();
    expect(beside(accountBalance, 5_000)).toBeUndefined();
    expect(beside(accountBalance - 5_000, 5_000)).toBeUndefined();
    for (const [amount, onItsWay] of [
      [accountBalance - 5_000, 0],
      [accountBalance - 5_000, 4_999],
      [accountBalance + 1, 5_000],
    ] as const)
      expect(beside(amount, onItsWay)).toBe(amountViolation(amount, account, whole)?.code);
    expect(beside(accountBalance + 1, 5_000)).toBeDefined();
  });

  it.each([
    ['5', '5.00'],
    ['1234567.899', '1234567.90'],
    ['9999999999', '9999999999.00'],
    ['1234567890123', '1234567890123'],
    ['.', '.'],
    ['', ''],
  ])('left as %j stands as %j, never longer than the field', (typed, left) => expect(leftAmountText(typed)).toBe(left));

  it('sent as a fraction of a cent is not valid', () => {
    for (const amount of [100.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(amountViolation(amount, account, lenient)?.code).toBe('payment.amount.invalid');
  });

  it('may not be above what is owed where overpaying is off, nor below it where underpaying is off', () => {
    expect(said('188.61', account, strict)).toBe('You may not overpay your account balance.');
    expect(said('188.59', account, strict)).toBe('You may not pay less than your account balance.');
    expect(said('188.60', account, strict)).toBeUndefined();
  });

  it('of a cut-off account is measured against cut-off amount, reconnect fee and deposit instead', () => {
    const owing = { ...cutOff, ...fees };
    expect(said('350.01', owing, overriding)).toBe('You may not overpay your account balance.');
    expect(said('349.99', owing, overriding)).toBe('You may not pay less than your account balance.');
    expect(said('350.00', owing, overriding)).toBeUndefined();
  });

  it.each([
    [fees, '$375.00 which includes the cutoff amount, reconnect fee, disconnect fee and the additional deposit.'],
    [
      { ...fees, disconnectFee: 0 },
      '$350.00 which includes the cutoff amount, reconnect fee and the additional deposit.',
    ],
    [{ ...fees, additionalDeposit: 0 }, '$275.00 which includes the reconnect and disconnect fees.'],
    [{ reconnectFee: 5000 }, '$250.00 which includes the reconnect fee.'],
    [{ disconnectFee: 2500 }, '$225.00 which includes the disconnect fee.'],
    [{ additionalDeposit: 10000 }, '$300.00 which includes the cutoff amount and the additional deposit.'],
    [
      { ...fees, reconnectFee: 0 },
      '$325.00 which includes the cutoff amount, disconnect fee and the additional deposit.',
    ],
    [{}, '$200.00.'],
  ])('of a cut-off account with %j has its minimum', (charged, ending) => {
    expect(said('1', { ...cutOff, ...charged }, lenient)).toBe(
      `At this time, you are required to pay a minimum payment amount of ${ending}`,
    );
  });

  it('may be the cut-off minimum also where that lies above what overpaying allows', () => {
    const owing = { ...cutOff, ...fees };
    expect(said('375.00', owing, strict)).toBeUndefined();
    expect(said('375.01', owing, strict)).toBe('You may not overpay your account balance.');
    expect(said('374.99', owing, strict)).toMatch(/^At this time, you are required to pay a minimum/);
  });

  it('may be the whole balance where nothing less may be paid, whatever counts as overpaying', () => {
    const contradicting = { ...account, overPayAmount: 5000 };
    expect(said('188.60', contradicting, strict)).toBeUndefined();
    expect(said('188.60', contradicting, { ...strict, allowUnderPay: true })).toBe(
      'You may not overpay your account balance.',
    );
  });

  it('of a prepaid account has the larger of its two minimums', () => {
    const prepaid = (reconnect: number) => accountToPay({ isPrepaidAccount: true, prepaidReconnectAmount: reconnect });
    expect(said('19.99', prepaid(0), strict)).toBe('You must pay the minimum amount of $20.00');
    expect(said('19.99', prepaid(2000), strict)).toBe('You must pay the minimum reconnect amount of $20.00');
    expect(said('29.99', prepaid(3000), strict)).toBe('You must pay the minimum reconnect amount of $30.00');
    expect(said('30', prepaid(3000), strict)).toBeUndefined();
    expect(said('500', prepaid(3000), strict)).toBeUndefined();
  });
});

/** The specification's sentences (paying-11 to paying-16) in its order; the first that holds refuses. */
function refusedBy(amount: number, of: PayableAccount, under: PaymentRules): string | undefined {
  const isCutOff = of.cutoffAmount > 0;
  const restoring = of.cutoffAmount + of.reconnectFee + of.additionalDeposit;
  const minimum = isCutOff && !under.payOnlineAllowCutoffPaymentOverride ? restoring + of.disconnectFee : 0;
  const owed = isCutOff ? restoring : of.accountBalance;
  const isDemanded = amount <= minimum || (!under.allowUnderPay && amount <= owed);
  const standard = !of.isPrepaidAccount;
  const prepaidMinimum = under.prepaidMinimumPaymentAmount;
  const reconnect = of.prepaidReconnectAmount;
  const sentences: readonly (readonly [boolean, TextCode])[] = [
    [amount <= 0, 'payment.amount.notPositive'],
    [amount > 999_999_999_999, 'payment.amount.tooLarge'],
    [
      standard && !under.allowOverPay && amount > (isCutOff ? restoring : of.overPayAmount) && !isDemanded,
      'payment.amount.overpay',
    ],
    [standard && !under.allowUnderPay && amount < owed, 'payment.amount.underpay'],
    [standard && amount < minimum, 'payment.amount.minimum'],
    [!standard && prepaidMinimum > reconnect && amount < prepaidMinimum, 'payment.amount.prepaidMinimum'],
    [!standard && prepaidMinimum <= reconnect && amount < reconnect, 'payment.amount.prepaidReconnect'],
  ];
  return sentences.find(([holds]) => holds)?.[1];
}

const anyCase = fc
  .tuple(anyPayableAccount, anyPaymentRules)
  .chain(([of, under]) => fc.tuple(fc.constant(of), fc.constant(under), anyAmountNear(of, under)));

describe('for every account and every co-op', () => {
  it('the rule agrees with the sentences of the specification', () => {
    fc.assert(
      fc.property(anyCase, ([of, under, amount]) => {
        const code = amountViolation(amount, of, under)?.code.replace(/(amount\.minimum)\..*/, '$1');
        expect(code).toBe(refusedBy(amount, of, under));
      }),
      { numRuns: 3000 },
    );
  });

  it('amounts between two that may be paid may be paid', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(300_000), fc.nat(300_000), ([of, under, a], b, c) => {
        const [low, middle, high] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
        const allowed = (amount: number) => amountViolation(amount, of, under) === undefined;
        return !(allowed(low) && allowed(high)) || allowed(middle);
      }),
    );
  });

  it('some amount may be paid, unless nothing is owed', () => {
    fc.assert(
      fc.property(anyPayableAccount, anyPaymentRules, (of, under) => {
        const restoring = of.cutoffAmount + of.reconnectFee + of.additionalDeposit;
        const isOwing = of.isPrepaidAccount || of.cutoffAmount > 0 || of.overPayAmount > 0;
        fc.pre(isOwing || under.allowOverPay || (of.accountBalance > 0 && !under.allowUnderPay));
        const candidates = [
          1,
          of.accountBalance,
          restoring,
          restoring + of.disconnectFee,
          of.prepaidReconnectAmount,
          under.prepaidMinimumPaymentAmount,
        ];
        expect(candidates.some((amount) => amountViolation(amount, of, under) === undefined)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

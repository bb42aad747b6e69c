import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../messages/text.ts';
import { amountTextViolation, amountViolation, maximumPayment } from './amount.ts';
import { acceptedCardTypes } from './card-types.ts';
import { defaultAmount } from './default-amount.ts';
import { cutoffBlocked, defaultPaymentType, eligibility, restrictionOf } from './eligibility.ts';
import type { PayableAccount, PaymentRules } from './payable-account.ts';

const account: PayableAccount = {
  accountNumber: '104471882',
  isPrepaidAccount: false,
  accountBalance: 18860,
  pastDueAmount: 0,
  reconnectFee: 0,
  additionalDeposit: 0,
  cutoffAmount: 0,
  disconnectFee: 0,
  minimumPaymentDue: 0,
  overPayAmount: 18860,
  prepaidReconnectAmount: 0,
  isCcEligible: true,
  isEcheckEligible: true,
  nomoreCheck: false,
};
const rules: PaymentRules = {
  utilityAllowCreditCard: true,
  utilityAllowEcheck: true,
  allowOverPay: false,
  allowUnderPay: false,
  prepaidMinimumPaymentAmount: 2000,
  echeckProcessAsDraft: false,
  enforceNoMoreEchecks: true,
  memberHasCutoffAccount: false,
  payOnlinePayCutoffAccount: true,
  payOnlineAllowCutoffPaymentOverride: false,
  defaultPaymentAmt: 'ACCOUNT BALANCE',
};
const lenient: PaymentRules = { ...rules, allowOverPay: true, allowUnderPay: true };
const cutOff: PayableAccount = { ...account, cutoffAmount: 20000 };

const said = (text: string, of: PayableAccount, under: PaymentRules) => {
  const found = amountTextViolation(text, of, under);
  return found && textOf(found);
};

describe('the payment amount', () => {
  it.each([
    ['', 'You must enter valid amount.'],
    ['abc', 'You must enter valid amount.'],
    ['1.2.3', 'You must enter valid amount.'],
    ['0', 'Payment amount should be greater than 0.'],
    ['-5', 'Payment amount should be greater than 0.'],
    ['10000000000.00', 'You must enter a payment amount less than $9,999,999,999.99.'],
    ['9999999999.99', undefined],
    ['188.60', undefined],
  ])('typed as %j says %j', (text, sentence) => {
    expect(said(text, account, lenient)).toBe(sentence);
  });

  it('may not be above what is owed where overpaying is off, nor below it where underpaying is off', () => {
    expect(said('188.61', account, rules)).toBe('You may not overpay your account balance.');
    expect(said('188.59', account, rules)).toBe('You may not pay less than your account balance.');
    expect(said('188.60', account, rules)).toBeUndefined();
    expect(said('200.01', cutOff, { ...rules, payOnlineAllowCutoffPaymentOverride: true })).toBe(
      'You may not overpay your account balance.',
    );
    expect(said('199.99', cutOff, rules)).toBe('You may not pay less than your account balance.');
  });

  it.each([
    [
      { reconnectFee: 5000, disconnectFee: 2500, additionalDeposit: 10000 },
      '$375.00 which includes the cutoff amount, reconnect fee, disconnect fee and the additional deposit.',
    ],
    [
      { reconnectFee: 5000, additionalDeposit: 10000 },
      '$350.00 which includes the cutoff amount, reconnect fee and the additional deposit.',
    ],
    [{ reconnectFee: 5000, disconnectFee: 2500 }, '$275.00 which includes the reconnect and disconnect fees.'],
    [{ reconnectFee: 5000 }, '$250.00 which includes the reconnect fee.'],
    [{}, '$200.00.'],
  ])('of a cut-off account with %j has its minimum', (fees, ending) => {
    expect(said('1', { ...cutOff, ...fees }, lenient)).toBe(
      `At this time, you are required to pay a minimum payment amount of ${ending}`,
    );
  });

  it('of a prepaid account has the larger of its two minimums', () => {
    const prepaid = { ...account, isPrepaidAccount: true };
    expect(said('19.99', prepaid, rules)).toBe('You must pay the minimum amount of $20.00');
    expect(said('29.99', { ...prepaid, prepaidReconnectAmount: 3000 }, rules)).toBe(
      'You must pay the minimum reconnect amount of $30.00',
    );
    expect(said('30', { ...prepaid, prepaidReconnectAmount: 3000 }, rules)).toBeUndefined();
  });
});

const cents = fc.integer({ min: 0, max: 100_000 });
const anyAccount: fc.Arbitrary<PayableAccount> = fc.record({
  accountNumber: fc.constant('1'),
  isPrepaidAccount: fc.boolean(),
  accountBalance: fc.integer({ min: -50_000, max: 100_000 }),
  pastDueAmount: cents,
  reconnectFee: cents,
  additionalDeposit: cents,
  cutoffAmount: cents,
  disconnectFee: cents,
  minimumPaymentDue: cents,
  overPayAmount: cents,
  prepaidReconnectAmount: cents,
  isCcEligible: fc.boolean(),
  isEcheckEligible: fc.boolean(),
  nomoreCheck: fc.boolean(),
});
const anyRules: fc.Arbitrary<PaymentRules> = fc.record({
  utilityAllowCreditCard: fc.boolean(),
  utilityAllowEcheck: fc.boolean(),
  allowOverPay: fc.boolean(),
  allowUnderPay: fc.boolean(),
  prepaidMinimumPaymentAmount: cents,
  echeckProcessAsDraft: fc.boolean(),
  enforceNoMoreEchecks: fc.boolean(),
  memberHasCutoffAccount: fc.boolean(),
  payOnlinePayCutoffAccount: fc.boolean(),
  payOnlineAllowCutoffPaymentOverride: fc.boolean(),
  defaultPaymentAmt: fc.constantFrom('ACCOUNT BALANCE', 'NONE'),
});

describe('for every account and every co-op', () => {
  it('amounts between two that may be paid may be paid', () => {
    fc.assert(
      fc.property(anyAccount, anyRules, cents, cents, cents, (of, under, a, b, c) => {
        const [low, middle, high] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
        const allowed = (amount: number) => amountViolation(amount, of, under) === undefined;
        return !(allowed(low) && allowed(high)) || allowed(middle);
      }),
    );
  });

  it('the default of a prepaid or cut-off account may be paid', () => {
    fc.assert(
      fc.property(anyAccount, anyRules, (of, under) => {
        const amount = defaultAmount(of, under);
        fc.pre(
          amount > 0 && (of.isPrepaidAccount || (of.cutoffAmount > 0 && !under.payOnlineAllowCutoffPaymentOverride)),
        );
        const fitsPrepaid = !of.isPrepaidAccount || amount >= under.prepaidMinimumPaymentAmount;
        return !fitsPrepaid || amountViolation(amount, of, under) === undefined;
      }),
    );
  });

  it('nothing above the maximum and nothing that is not above zero may be paid', () => {
    fc.assert(
      fc.property(anyAccount, anyRules, fc.nat(), (of, under, beyond) => {
        return (
          amountViolation(maximumPayment + 1 + beyond, of, under) !== undefined &&
          amountViolation(-beyond, of, under) !== undefined
        );
      }),
    );
  });

  it('a way of paying that the co-op does not take is never open', () => {
    fc.assert(
      fc.property(anyAccount, anyRules, (of, under) => {
        const allowed = eligibility(of, under);
        return (
          (under.utilityAllowCreditCard || !allowed.card) &&
          ((under.utilityAllowEcheck && !under.echeckProcessAsDraft) || !allowed.echeck) &&
          (allowed.card || defaultPaymentType(allowed) === 'echeck') &&
          (restrictionOf(allowed) === undefined) === (allowed.card && allowed.echeck)
        );
      }),
    );
  });
});

describe('the ways of paying', () => {
  it('stop e-checks of a no-more-checks account only where that is enforced', () => {
    expect(eligibility({ ...account, nomoreCheck: true }, rules)).toEqual({ card: true, echeck: false });
    expect(eligibility({ ...account, nomoreCheck: true }, { ...rules, enforceNoMoreEchecks: false }).echeck).toBe(true);
  });

  it('are all closed for a member with a cut-off account where those may not pay online', () => {
    expect(cutoffBlocked({ ...rules, memberHasCutoffAccount: true, payOnlinePayCutoffAccount: false })).toBe(true);
    expect(cutoffBlocked({ ...rules, memberHasCutoffAccount: true })).toBe(false);
  });

  it('name the cards by their codes', () => {
    expect(acceptedCardTypes({ allowVisa: true, allowMaster: false, allowAmex: true, allowDiscover: true })).toBe(
      'VI,AX,DI',
    );
  });
});

describe('the amount that the form begins with', () => {
  it.each([
    [{ isPrepaidAccount: true, prepaidReconnectAmount: 3500 }, 3500],
    [{ isPrepaidAccount: true }, 2000],
    [{ cutoffAmount: 100, reconnectFee: 20, additionalDeposit: 3, disconnectFee: 4000 }, 4123],
    [{ pastDueAmount: 9200 }, 9200],
    [{}, 18860],
    [{ accountBalance: -100 }, 0],
  ])('of an account with %j is %d cents', (changes, amount) => {
    expect(defaultAmount({ ...account, ...changes }, rules)).toBe(amount);
  });
});

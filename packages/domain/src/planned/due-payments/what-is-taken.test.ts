import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayableAccount, PaymentRules } from '../../paying/payments/payable-account.ts';
import { englishOf } from '../../texts/english.ts';
import type { PaymentPlan } from './payment-plan.ts';
import { type AccountToPay, type PlanToday, whatIsTaken } from './what-is-taken.ts';

const rules: PaymentRules = {
  utilityAllowCreditCard: true,
  utilityAllowEcheck: true,
  allowOverPay: true,
  allowUnderPay: false,
  prepaidMinimumPaymentAmount: 2000,
  echeckProcessAsDraft: false,
  enforceNoMoreEchecks: true,
  memberHasCutoffAccount: false,
  payOnlinePayCutoffAccount: true,
  payOnlineAllowCutoffPaymentOverride: false,
  defaultPaymentAmt: 'ACCOUNT BALANCE',
};
const owing = (balance: number, changes: Partial<AccountToPay> = {}, account: Partial<PayableAccount> = {}) => ({
  account: {
    accountNumber: '1',
    isPrepaidAccount: false,
    accountBalance: balance,
    pastDueAmount: 0,
    reconnectFee: 0,
    additionalDeposit: 0,
    cutoffAmount: 0,
    disconnectFee: 0,
    minimumPaymentDue: 0,
    overPayAmount: balance,
    prepaidReconnectAmount: 0,
    isCcEligible: true,
    isEcheckEligible: true,
    nomoreCheck: false,
    ...account,
  },
  owed: balance,
  underWay: 0,
  allowed: { card: true, echeck: true },
  part: undefined,
  ...changes,
});
const autoPay: PaymentPlan = { kind: 'auto-pay', daysBefore: 0, startDate: '2027-01-01' };
const scheduled: PaymentPlan = { kind: 'scheduled', paymentDate: '2027-01-01' };
const today = (changes: Partial<PlanToday>): PlanToday => ({
  plan: autoPay,
  accounts: [owing(5000)],
  paymentType: 'cc',
  ceiling: undefined,
  paysInFull: false,
  rules,
  limits: { minCents: 50, maxCents: 99_999_999 },
  ...changes,
});
const take = (amount: number) => ({ kind: 'take', amount, parts: [{ accountNumber: '1', amount }] });

describe('auto pay and drafts', () => {
  it.each([
    ['what is owed', {}, take(5000)],
    ['what is not on its way', { accounts: [owing(5000, { owed: 2000, underWay: 3000 })] }, take(2000)],
    [
      'nothing of what is all on its way',
      { accounts: [owing(5000, { owed: 0, underWay: 5000 })] },
      { kind: 'nothing' },
    ],
    ['nothing above the ceiling', { ceiling: 4999 }, { kind: 'overCeiling', amount: 5000, ceiling: 4999 }],
    ['nothing without a way', { paymentType: undefined }, { kind: 'restricted' }],
    [
      'nothing by a way that is closed',
      { accounts: [owing(5000, { allowed: { card: false, echeck: true } })] },
      { kind: 'restricted' },
    ],
  ] as const)('take %s', (_what, changes, expected) => expect(whatIsTaken(today(changes))).toEqual(expected));

  it('take nothing that the payment company does not take, and say why', () => {
    const taken = whatIsTaken(today({ accounts: [owing(49)] }));
    expect(taken.kind === 'refused' && englishOf(taken.found)).toContain('$0.50');
  });
});

describe('a payment that the member named', () => {
  const named = (part: number, account: AccountToPay, changes: Partial<PlanToday> = {}) =>
    whatIsTaken(today({ plan: scheduled, accounts: [{ ...account, part }], ...changes }));

  it.each([
    ['what was named', named(4000, owing(5000)), take(4000)],
    ['no more than is owed', named(6000, owing(5000)), take(5000)],
    ['nothing where nothing is owed', named(6000, owing(0)), { kind: 'nothing' }],
    ['all of it where the member wants that', named(6000, owing(0), { paysInFull: true }), take(6000)],
    ['all of it for prepaid service', named(6000, owing(0, {}, { isPrepaidAccount: true })), take(6000)],
    [
      'what reconnects an account beyond its balance',
      named(9000, owing(5000, {}, { cutoffAmount: 5000, reconnectFee: 3000, disconnectFee: 1000 })),
      take(9000),
    ],
    [
      'nothing where the co-op takes nothing of cut-off accounts',
      named(5000, owing(5000), { rules: { ...rules, payOnlinePayCutoffAccount: false, memberHasCutoffAccount: true } }),
      { kind: 'restricted' },
    ],
  ])('takes %s', (_what, taken, expected) => expect(taken).toEqual(expected));

  it('takes nothing that the rules of the day refuse, and says why', () => {
    const noOverpaying = { paysInFull: true, rules: { ...rules, allowOverPay: false } };
    expect(named(6000, owing(5000), noOverpaying).kind).toBe('refused');
    expect(named(1000, owing(0, {}, { isPrepaidAccount: true })).kind).toBe('refused');
  });
});

it('nothing is ever taken beyond what is owed, unless the member wants that or buys prepaid service', () => {
  const cents = fc.integer({ min: -10_000, max: 10_000 });
  const account = fc.record({
    owed: cents,
    underWay: fc.nat(5000),
    part: fc.option(fc.integer({ min: 1, max: 9000 })),
  });
  fc.assert(
    fc.property(account, fc.constantFrom(autoPay, scheduled), ({ owed, underWay, part }, plan) => {
      const one = owing(owed + underWay, { owed, underWay, part: part ?? undefined });
      const taken = whatIsTaken(today({ plan, accounts: [one] }));
      if (taken.kind === 'take') expect(taken.amount <= owed && taken.amount > 0).toBe(true);
    }),
  );
});

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

  it('take nothing by e-check where e-checks are closed, and nothing where there is no account', () => {
    const cardOnly = [owing(5000, { allowed: { card: true, echeck: false } })];
    expect(whatIsTaken(today({ accounts: cardOnly, paymentType: 'echeck' }))).toEqual({ kind: 'restricted' });
    expect(whatIsTaken(today({ accounts: cardOnly, paymentType: 'cc' }))).toEqual(take(5000));
    expect(whatIsTaken(today({ accounts: [] }))).toEqual({ kind: 'restricted' });
  });

  it('take by e-check what is owed, also where cards are closed', () => {
    const echeckOnly = [owing(5000, { allowed: { card: false, echeck: true } })];
    expect(whatIsTaken(today({ accounts: echeckOnly, paymentType: 'echeck' }))).toEqual(take(5000));
  });

  it('take nothing that the payment company does not take, and say why', () => {
    const taken = whatIsTaken(today({ accounts: [owing(49)] }));
    expect(taken.kind === 'refused' && englishOf(taken.found)).toContain('$0.50');
  });
});

describe('a payment that the member named', () => {
  const named = (part: number, account: AccountToPay, changes: Partial<PlanToday> = {}) =>
    whatIsTaken(today({ plan: scheduled, accounts: [{ ...account, part }], ...changes }));

  const prepaid = { isPrepaidAccount: true };
  const cutOff = { cutoffAmount: 5000, reconnectFee: 3000, additionalDeposit: 2000, disconnectFee: 1000 };
  const cutOffIsClosed = { ...rules, payOnlinePayCutoffAccount: false, memberHasCutoffAccount: true };

  it.each<[string, Parameters<typeof named>, object]>([
    ['what was named', [4000, owing(5000)], take(4000)],
    ['no more than is owed', [6000, owing(5000)], take(5000)],
    ['nothing where nothing is owed', [6000, owing(0)], { kind: 'nothing' }],
    ['nothing where the account is in credit', [6000, owing(-100)], { kind: 'nothing' }],
    ['all of it where the member wants that', [6000, owing(0), { paysInFull: true }], take(6000)],
    ['all of it for prepaid service', [6000, owing(0, {}, prepaid)], take(6000)],
    [
      'what reconnects an account, without a deposit',
      [9000, owing(5000, {}, { ...cutOff, additionalDeposit: 0 })],
      take(9000),
    ],
    ['what reconnects an account beyond its balance', [12_000, owing(5000, {}, cutOff)], take(11_000)],
    ['no fees of an account that is not cut off', [9000, owing(5000, {}, { ...cutOff, cutoffAmount: 0 })], take(5000)],
    [
      'nothing where the co-op takes nothing of cut-off accounts',
      [5000, owing(5000), { rules: cutOffIsClosed }],
      { kind: 'restricted' },
    ],
  ])('takes %s', (_what, given, expected) => expect(named(...given)).toEqual(expected));

  it('takes no more than is owed also where the co-op lets nobody overpay', () => {
    const noOverpaying = { rules: { ...rules, allowOverPay: false } };
    expect(named(6000, owing(5000, { owed: 3000, underWay: 2000 }), noOverpaying)).toEqual(take(3000));
  });

  it('of several accounts takes each one’s part, and nothing of those that owe nothing', () => {
    const accounts = ['1', '2', '3'].map((accountNumber, at) => ({
      ...owing(at * 1000, {}, { accountNumber }),
      part: 1500,
    }));
    expect(whatIsTaken(today({ plan: scheduled, accounts }))).toEqual({
      kind: 'take',
      amount: 2500,
      parts: [
        { accountNumber: '2', amount: 1000 },
        { accountNumber: '3', amount: 1500 },
      ],
    });
  });

  it('takes nothing of any account where one of them may not be paid so', () => {
    const closed = owing(5000, { part: 5000, allowed: { card: false, echeck: true } });
    const accounts = [owing(5000, { part: 5000 }), closed];
    expect(whatIsTaken(today({ plan: scheduled, accounts }))).toEqual({ kind: 'restricted' });
  });

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

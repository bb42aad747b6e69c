import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, type LocalDay } from '../../dates.ts';
import type { PaymentRules } from '../../paying/payments/payable-account.ts';
import { bankingDayOnOrAfter } from '../banking-days/banking-days.ts';
import { type BillDays, catchUpDays } from '../due-payments/payment-plan.ts';
import { daysShown } from './days-ahead.ts';
import type { AccountAhead, Ahead, DayTakenUp, PlanAhead } from './plan-ahead.ts';
import { type PlannedPayment, plannedPayments } from './planned-payments.ts';
import { takenDayByDay } from './testing/taken-day-by-day.ts';

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
/** A Tuesday. */
const today = '2027-06-08';

const owing = (accountNumber: string, owed: number): AccountAhead => ({
  account: {
    accountNumber,
    isPrepaidAccount: false,
    accountBalance: owed,
    pastDueAmount: 0,
    reconnectFee: 0,
    additionalDeposit: 0,
    cutoffAmount: 0,
    disconnectFee: 0,
    minimumPaymentDue: 0,
    overPayAmount: owed,
    prepaidReconnectAmount: 0,
    isCcEligible: true,
    isEcheckEligible: true,
    nomoreCheck: false,
  },
  owed,
  underWay: 0,
  allowed: { card: true, echeck: true },
  bankDraftOpen: true,
});
const bill: BillDays = { billDate: '2027-06-01', dueDate: '2027-06-21' };
const autoPay = (changes: Partial<PlanAhead> = {}): PlanAhead => ({
  kind: 'auto-pay',
  key: '1',
  authorizationId: 'A',
  plan: { kind: 'auto-pay', daysBefore: 0, startDate: '2027-01-01' },
  by: 'cc',
  prenoteEffectiveDate: undefined,
  ceiling: undefined,
  paysInFull: false,
  accounts: [{ accountNumber: '1' }],
  bills: [bill],
  takenUp: [],
  told: undefined,
  ...changes,
});
const draft = (
  method: 'WHEN_BILLED' | 'END_OF_MONTH' | 'DAY_OF_MONTH',
  day: number | null,
  changes: Partial<PlanAhead> = {},
): PlanAhead => autoPay({ kind: 'draft', plan: { kind: 'draft', method, day, startDate: '2027-01-01' }, ...changes });
const scheduled = (on: LocalDay, amount: number, changes: Partial<PlanAhead> = {}): PlanAhead =>
  autoPay({
    kind: 'scheduled-payment',
    key: `S${on}`,
    plan: { kind: 'scheduled', paymentDate: on, amount },
    accounts: [{ accountNumber: '1', amount }],
    bills: [],
    ...changes,
  });
const ahead = (plans: readonly PlanAhead[], changes: Partial<Ahead> = {}): Ahead => ({
  today,
  nextFileDay: today,
  plans,
  officeDrafts: [],
  onItsWay: [],
  accounts: [owing('1', 5000)],
  rules,
  limits: { minCents: 50, maxCents: 99_999_999 },
  ...changes,
});
const shown = (plans: readonly PlanAhead[], changes: Partial<Ahead> = {}) =>
  plannedPayments(ahead(plans, changes)).payments.map(({ day, certainty, amount }) => [day, certainty, amount]);
const row = (changes: Partial<DayTakenUp>): DayTakenUp => ({
  dueDay: today,
  state: 'due',
  authorizationId: 'A',
  reason: null,
  amount: 0,
  declines: 0,
  tryOn: today,
  ...changes,
});

describe('the calendar shows', () => {
  it.each<[string, readonly PlanAhead[], Partial<Ahead>, readonly (readonly [string, string, number | null])[]]>([
    ['a bill on its due date', [autoPay()], {}, [['2027-06-21', 'known', 5000]]],
    ['nothing above the limit', [autoPay({ ceiling: 4999 })], {}, [['2027-06-21', 'none', 5000]]],
    ['nothing from what was closed', [autoPay({ by: undefined })], {}, [['2027-06-21', 'none', null]]],
    [
      'what is left after a scheduled payment',
      [autoPay(), scheduled('2027-06-21', 3000)],
      {},
      [
        ['2027-06-21', 'known', 3000],
        ['2027-06-21', 'known', 2000],
      ],
    ],
    [
      'of a named amount the most, where less is owed',
      [scheduled('2027-06-10', 7000)],
      {},
      [['2027-06-10', 'most', 7000]],
    ],
    [
      'a draft by the month about, and then as what is owed',
      [draft('DAY_OF_MONTH', 15)],
      {},
      [
        ['2027-06-15', 'about', 5000],
        ['2027-07-15', 'open', null],
      ],
    ],
    [
      'a draft in the bank file on the banking day on which it settles',
      [draft('END_OF_MONTH', null, { by: 'file', prenoteEffectiveDate: '2027-01-04' })],
      { today: '2027-07-20', nextFileDay: '2027-07-20' },
      [
        ['2027-08-02', 'about', 5000],
        ['2027-08-31', 'open', null],
      ],
    ],
    [
      'a bank account that was never tried three banking days after its prenote',
      [draft('WHEN_BILLED', null, { by: 'file', bills: [{ billDate: today, dueDate: '2027-06-28' }] })],
      {},
      [['2027-06-14', 'known', 5000]],
    ],
    [
      'what the billing system takes',
      [],
      { officeDrafts: [{ accountNumber: '1', day: '2027-06-12' }] },
      [['2027-06-12', 'about', 5000]],
    ],
    [
      'what is with the bank',
      [],
      { onItsWay: [{ kind: 'draft', key: '1', accountNumbers: ['1'], day: '2027-06-09', amount: 700 }] },
      [['2027-06-09', 'sent', 700]],
    ],
    [
      'another try of a declined charge',
      [scheduled(today, 5000, { takenUp: [row({ state: 'retrying', declines: 1, tryOn: '2027-06-09' })] })],
      {},
      [['2027-06-09', 'known', 5000]],
    ],
    [
      'a returned draft for the same amount',
      [
        draft('WHEN_BILLED', null, {
          by: 'file',
          prenoteEffectiveDate: '2027-01-04',
          bills: [],
          takenUp: [row({ dueDay: '2027-06-02', state: 'returned', amount: 4000, declines: 1, tryOn: '2027-06-10' })],
        }),
      ],
      { accounts: [owing('1', 1000)] },
      [['2027-06-11', 'known', 4000]],
    ],
    ['no day that is over', [scheduled(today, 5000, { takenUp: [row({ state: 'paid' })] })], {}, []],
    [
      'a day that was given up during a pause',
      [scheduled(today, 5000, { takenUp: [row({ state: 'cancelled', reason: 'paused' })] })],
      {},
      [[today, 'known', 5000]],
    ],
  ])('%s', (_what, plans, changes, expected) => expect(shown(plans, changes)).toEqual(expected));

  it('apart what waits for a bill that nobody knows of', () => {
    const { payments, withNextBill } = plannedPayments(ahead([autoPay({ bills: [], ceiling: 9000 })]));
    expect(payments).toEqual([]);
    expect(withNextBill).toEqual([{ kind: 'auto-pay', key: '1', accountNumbers: ['1'], ceiling: 9000 }]);
  });

  it.each([
    ['the day before a charge', [autoPay()], '2027-06-20'],
    [
      'the day before the bank file goes out',
      [
        draft('WHEN_BILLED', null, {
          by: 'file',
          prenoteEffectiveDate: '2027-01-04',
          bills: [{ billDate: '2027-06-14', dueDate: '2027-07-01' }],
        }),
      ],
      '2027-06-10',
    ],
    ['nothing of what may be under way', [scheduled(today, 5000)], null],
  ])('until when it can be changed: %s', (_what, plans, expected) =>
    expect(plannedPayments(ahead(plans)).payments[0]?.changeUntil).toBe(expected),
  );
});

const dayFrom = (from: number, to: number) => fc.integer({ min: from, max: to }).map((at) => addDays(today, at));
const bills = fc
  .tuple(fc.integer({ min: -12, max: 40 }), fc.integer({ min: 0, max: 25 }))
  .map(([at, due]): BillDays[] => [{ billDate: addDays(today, at), dueDate: addDays(today, at + due) }]);
const startDate = dayFrom(-60, 50);
const by = fc.constantFrom('cc', 'echeck', undefined);
/** A plan of the whole balance: of an account one, as the product has it. */
const wholePlan = (accountNumber: string): fc.Arbitrary<PlanAhead> =>
  fc
    .tuple(
      bills,
      fc.oneof(
        fc.record({ kind: fc.constant('auto-pay' as const), daysBefore: fc.nat(10), startDate }),
        fc.record({
          kind: fc.constant('draft' as const),
          method: fc.constantFrom('WHEN_BILLED', 'END_OF_MONTH', 'DAY_OF_MONTH', 'DAYS_AFTER_BILLING'),
          day: fc.integer({ min: 1, max: 28 }),
          startDate,
        }),
      ),
      by,
      fc.option(fc.integer({ min: 1, max: 12_000 }), { nil: undefined }),
      fc.option(dayFrom(-9, 2), { nil: undefined }),
      fc.boolean(),
    )
    .map(([known, plan, way, ceiling, prenote, inFile]) => {
      const isFile = plan.kind === 'draft' && inFile;
      return autoPay({
        kind: plan.kind,
        key: accountNumber,
        plan,
        by: isFile ? 'file' : way,
        prenoteEffectiveDate: isFile && prenote ? bankingDayOnOrAfter(prenote) : undefined,
        ceiling: plan.kind === 'auto-pay' ? ceiling : undefined,
        accounts: [{ accountNumber }],
        bills: known,
      });
    });
const named = fc
  .tuple(dayFrom(-catchUpDays, daysShown), fc.integer({ min: 50, max: 9000 }), fc.integer({ min: 50, max: 9000 }), by)
  .map(([on, one, two, way]) =>
    scheduled(on, one + two, {
      by: way,
      accounts: [
        { accountNumber: '1', amount: one },
        { accountNumber: '2', amount: two },
      ],
    }),
  );

describe('what the calendar says', () => {
  const money = (payments: readonly PlannedPayment[]) =>
    payments.flatMap(({ day, key, amount, certainty }) =>
      certainty === 'known' || certainty === 'about' ? [{ day, key, amount }] : [],
    );
  const byKey = (one: { readonly day: string; readonly key: string }) => `${one.day} ${one.key}`;
  const sorted = <T extends { readonly day: string; readonly key: string }>(all: readonly T[]) =>
    [...all].sort((one, other) => (byKey(one) < byKey(other) ? -1 : 1));

  it('is what payment days then take, day by day, and what it leaves open takes nothing', () => {
    fc.assert(
      fc.property(
        fc.tuple(wholePlan('1'), wholePlan('2'), fc.array(named, { maxLength: 2 })),
        fc.integer({ min: -500, max: 12_000 }),
        fc.integer({ min: -500, max: 12_000 }),
        fc.nat(6),
        ([first, second, some], one, two, later) => {
          const from = addDays(today, later);
          const plans = [first, second, ...some.map((plan, index) => ({ ...plan, key: `S${index}` }))];
          const given = ahead(plans, {
            today: from,
            nextFileDay: bankingDayOnOrAfter(from),
            accounts: [owing('1', one), owing('2', two)],
          });
          const { payments } = plannedPayments(given);
          const taken = takenDayByDay(given).filter(({ day }) => daysBetween(from, day) <= daysShown);
          const most = new Set(payments.filter(({ certainty }) => certainty === 'most').map(byKey));
          expect(sorted(money(payments))).toEqual(sorted(taken.filter((found) => !most.has(byKey(found)))));
          for (const { day, key, amount } of payments.filter(({ certainty }) => certainty === 'most'))
            for (const found of taken.filter((found) => found.day === day && found.key === key))
              expect(found.amount).toBeLessThanOrEqual(amount ?? 0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

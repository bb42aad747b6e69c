import { describe, expect, it } from 'vitest';
import type { OwingFacts } from '../../communications/notices/billing-notices.ts';
import { billPayment, type PlanOfBill } from './bill-payment.ts';

const bill = { billDate: '2026-11-03', dueDate: '2026-11-23' };
const startDate = '2026-01-01';
const none: OwingFacts = {
  isPrepaidAccount: false,
  isBankrupt: false,
  balance: 8400,
  dueDate: bill.dueDate,
  autoPay: null,
  hasDraft: false,
  scheduled: 0,
};
const drafted = { ...none, hasDraft: true };
const autoPay = { isPaused: false, daysBefore: 3, startDate, ceiling: null, isFailing: false };
const plan = { kind: 'auto-pay', daysBefore: 3, startDate } as const;
const draft: PlanOfBill = { plan: { kind: 'draft', method: 'WHEN_BILLED', day: null, startDate }, takes: 'here' };

const paying = (owing: OwingFacts, found?: PlanOfBill, today = '2026-11-10') => billPayment(bill, owing, found, today);

describe('the paper of a bill', () => {
  it('says what takes it, and when', () => {
    expect(paying({ ...none, autoPay }, { plan, takes: 'here' })).toEqual({
      kind: 'auto-pay',
      day: '2026-11-20',
      amount: 8400,
    });
    expect(paying(drafted, draft)).toEqual({ kind: 'draft', day: '2026-11-03', amount: 8400 });
    const monthly = { ...draft, plan: { ...draft.plan, kind: 'draft', method: 'DAY_OF_MONTH', day: 28 } } as const;
    expect(paying(drafted, monthly)).toMatchObject({ day: '2026-11-28' });
  });

  it('says of one that the billing system takes only that', () => {
    expect(paying(drafted)).toEqual({ kind: 'byBilling' });
    expect(paying(drafted, { ...draft, takes: 'byBilling' })).toEqual({ kind: 'byBilling' });
  });

  it.each<[string, OwingFacts, PlanOfBill | undefined]>([
    ['where there is no plan', none, undefined],
    ['of an earlier bill', { ...drafted, dueDate: '2026-12-23' }, draft],
    ['where nothing is owed', { ...drafted, balance: 0 }, draft],
    ['where the plan takes nothing', drafted, { ...draft, takes: 'nothing' }],
    ['where the plan begins later', drafted, { ...draft, plan: { ...draft.plan, startDate: '2026-11-24' } }],
    ['above the limit', { ...none, autoPay: { ...autoPay, ceiling: 8399 } }, { plan, takes: 'here' }],
    ['where auto pay failed', { ...none, autoPay: { ...autoPay, isFailing: true } }, { plan, takes: 'here' }],
  ])('asks for the payment %s', (_where, owing, found) => {
    expect(paying(owing, found)).toBeUndefined();
  });

  it('asks for the payment when the plan’s day is long over', () => {
    expect(paying(drafted, draft, '2026-11-14')).toBeUndefined();
  });
});

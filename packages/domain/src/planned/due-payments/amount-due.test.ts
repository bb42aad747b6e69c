import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountDue } from './amount-due.ts';
import type { PaymentPlan } from './payment-plan.ts';

const autoPay: PaymentPlan = { kind: 'auto-pay', daysBefore: 0, startDate: '2027-01-01' };
const scheduled = (amount?: number): PaymentPlan => ({
  kind: 'scheduled',
  paymentDate: '2027-01-01',
  ...(amount !== undefined && { amount }),
});

describe('what a plan takes', () => {
  it.each([
    ['the balance', 9210, autoPay, undefined, { kind: 'due', amount: 9210 }],
    ['nothing of a zero balance', 0, autoPay, undefined, { kind: 'nothing' }],
    ['nothing of a credit', -100, autoPay, undefined, { kind: 'nothing' }],
    ['up to the ceiling', 9210, autoPay, 9210, { kind: 'due', amount: 9210 }],
    ['nothing beyond it', 9211, autoPay, 9210, { kind: 'overCeiling', amount: 9211, ceiling: 9210 }],
    ['the amount named', 9210, scheduled(500), undefined, { kind: 'due', amount: 500 }],
    ['the balance when none was named', 9210, scheduled(), undefined, { kind: 'due', amount: 9210 }],
  ])('is %s', (_what, accountBalance, plan, ceiling, expected) =>
    expect(amountDue({ accountBalance }, plan, ceiling)).toEqual(expected),
  );

  it('is never more than the ceiling, nor zero or less', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (accountBalance, ceiling) => {
        const due = amountDue({ accountBalance }, autoPay, ceiling);
        if (due.kind === 'due') expect(due.amount > 0 && due.amount <= ceiling).toBe(true);
      }),
    );
  });
});

import { expect, it } from 'vitest';
import type { PlannedPayment } from '../../planned/planned-payments/planned-payments.ts';
import { stillTaken } from './still-taken.ts';

const payment = (changes: Partial<PlannedPayment> = {}): PlannedPayment => ({
  day: '2026-12-10',
  kind: 'auto-pay',
  key: '1',
  accountNumbers: ['1'],
  certainty: 'known',
  amount: 5000,
  ceiling: null,
  changeUntil: '2026-12-09',
  ...changes,
});
const of = (...payments: PlannedPayment[]) => stillTaken(payments, '1', '2026-12-15');

it('of each plan the next payment until the last day of help is told', () => {
  const scheduled = payment({
    kind: 'scheduled-payment',
    key: 'S',
    day: '2026-12-15',
    amount: 2000,
    accountNumbers: ['1', '2'],
  });
  expect(of(payment(), scheduled, payment({ day: '2026-12-14' }))).toEqual([
    { kind: 'auto-pay', day: '2026-12-10', amount: 5000 },
    { kind: 'scheduled-payment', day: '2026-12-15', amount: 2000 },
  ]);
});

it.each([
  ['of another account', { accountNumbers: ['2'] }],
  ['after the last day', { day: '2026-12-16' }],
  ['that takes nothing as it stands', { certainty: 'none' }],
  ['of which nobody knows how much', { certainty: 'open', amount: null }],
  ['that is with the bank already', { certainty: 'sent' }],
  ['of a top-up', { kind: 'top-up' }],
] as const)('a payment %s is not', (_what, changes) => {
  expect(of(payment(changes))).toEqual([]);
});

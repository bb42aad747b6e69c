import { anyPayableAccount } from '@rochdale/test-kit/payments/arbitraries';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterUnconfirmedPayments } from '../../paying/payments/unconfirmed.ts';
import { withAnswer } from './answered-account.ts';
import type { BalanceAnswer } from './one-book.ts';

const anyAccount = anyPayableAccount.map((account) => ({
  ...account,
  overPayAmount: account.accountBalance,
  dueDate: '2026-11-30',
  cutOffDate: null,
}));
const answerOf = (balance: number, given: Partial<BalanceAnswer> = {}): BalanceAnswer => ({
  accountNumber: '1',
  asOf: null,
  balance,
  pastDue: null,
  dueDate: null,
  cutOffDate: null,
  payments: null,
  ...given,
});

it('what is owed is what was answered, and the rest is as it was where the balance is', () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      expect(withAnswer(account, answerOf(account.accountBalance))).toEqual(account);
    }),
  );
});

it('shows the same whether a payment is taken off the balance or the answer has it in it', () => {
  fc.assert(
    fc.property(anyAccount, fc.nat(200_000), (account, paid) => {
      expect(withAnswer(account, answerOf(account.accountBalance - paid))).toEqual(
        afterUnconfirmedPayments(account, paid),
      );
    }),
  );
});

it('takes past due and days as they were answered', () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      const said = { pastDue: 1234, dueDate: '2026-12-20', cutOffDate: '2027-01-05' };
      expect(withAnswer(account, answerOf(5000, said))).toMatchObject({
        accountBalance: 5000,
        pastDueAmount: 1234,
        dueDate: '2026-12-20',
        cutOffDate: '2027-01-05',
      });
    }),
  );
});

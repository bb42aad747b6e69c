import type { PayableAccount } from '../../paying/payments/payable-account.ts';
import { afterUnconfirmedPayments } from '../../paying/payments/unconfirmed.ts';
import type { BalanceAnswer } from './one-book.ts';

/** What of an account an answer may change. */
type Answered = PayableAccount & { readonly dueDate: string | null; readonly cutOffDate: string | null };

/**
 * An account with what the billing system answered (billing-link-5). What it does not speak of follows its balance: what
 * is owed less was paid elsewhere, so minimums and fees fall as by a payment, and never rise.
 */
export function withAnswer<A extends Answered>(account: A, answer: BalanceAnswer): A {
  const paidElsewhere = account.accountBalance - answer.balance;
  const after = afterUnconfirmedPayments(account, paidElsewhere);
  return {
    ...after,
    pastDueAmount: answer.pastDue ?? after.pastDueAmount,
    dueDate: answer.dueDate ?? after.dueDate,
    cutOffDate: answer.cutOffDate ?? after.cutOffDate,
  };
}

import type { Cents } from '../../money.ts';
import { amountBesideViolation } from '../payments/amount.ts';
import { amountLeft } from '../payments/default-amount.ts';
import type { PayableAccount, PaymentRules } from '../payments/payable-account.ts';
import { afterUnconfirmedPayments } from '../payments/unconfirmed.ts';

/** An amount above what is owed: by how much, what is owed, and what to pay in its place. In cents. */
export interface OverBalance {
  readonly more: Cents;
  readonly owed: Cents;
  readonly instead: Cents;
}

/**
 * What is asked about an amount that lies above what is owed and may be paid (paying-73); undefined when there is nothing
 * to ask: where nothing is left to pay, whoever pays pays ahead, and a prepaid account is always paid ahead.
 */
export function overBalance(
  amount: Cents,
  account: PayableAccount,
  rules: PaymentRules,
  onItsWay: Cents,
): OverBalance | undefined {
  if (account.isPrepaidAccount || amountBesideViolation(amount, account, rules, onItsWay)) return undefined;
  const begin = amountLeft(account, rules, onItsWay);
  const owed = Math.max(account.accountBalance, begin);
  const instead = Math.max(afterUnconfirmedPayments(account, onItsWay).accountBalance, begin);
  return instead > 0 && amount > owed ? { more: amount - owed, owed, instead } : undefined;
}

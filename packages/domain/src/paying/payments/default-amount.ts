import type { Cents } from '../../money.ts';
import type { PayableAccount, PaymentRules } from './payable-account.ts';
import { afterUnconfirmedPayments } from './unconfirmed.ts';

/** The amount that the payment form begins with (paying-18). */
export function defaultAmount(account: PayableAccount, rules: PaymentRules): Cents {
  if (account.isPrepaidAccount)
    return account.prepaidReconnectAmount > 0 ? account.prepaidReconnectAmount : rules.prepaidMinimumPaymentAmount;
  if (account.cutoffAmount > 0)
    return account.cutoffAmount + account.reconnectFee + account.additionalDeposit + account.disconnectFee;
  if (account.pastDueAmount > 0) return account.pastDueAmount;
  if (rules.defaultPaymentAmt === 'ACCOUNT BALANCE' && account.accountBalance > 0) return account.accountBalance;
  return 0;
}

/** The amount that the form begins with beside money that is on its way: the default once that has come; never below 0. */
export function amountLeft(account: PayableAccount, rules: PaymentRules, onItsWay: Cents): Cents {
  return defaultAmount(afterUnconfirmedPayments(account, onItsWay), rules);
}

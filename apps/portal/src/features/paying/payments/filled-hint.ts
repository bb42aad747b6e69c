import type { Cents } from '@rochdale/domain/money';
import type { PayableAccount } from '@rochdale/domain/paying/payments/payable-account';
import type { PlainTextCode } from '@rochdale/domain/texts/text';

/** Says where the amount that the form begins with comes from; undefined when it begins empty. */
export function filledHint(account: PayableAccount, amount: Cents, onItsWay: Cents): PlainTextCode | undefined {
  if (onItsWay > 0 && !account.isPrepaidAccount && amount > 0) return 'pay.amount.filledLeft';
  if (onItsWay > 0 && account.accountBalance <= onItsWay) return 'pay.amount.nothingLeft';
  if (amount <= 0) return undefined;
  if (account.isPrepaidAccount)
    return account.prepaidReconnectAmount > 0 ? 'pay.amount.filledReconnect' : 'pay.amount.filledMinimum';
  if (account.cutoffAmount > 0) return 'pay.amount.filledCutoff';
  return account.pastDueAmount > 0 ? 'pay.amount.filledPastDue' : 'pay.amount.filledBalance';
}

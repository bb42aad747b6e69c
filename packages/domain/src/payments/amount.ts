import { type Cents, formatMoney, parseAmount } from '../money.ts';
import { type Violation, violation } from '../violation.ts';
import type { PayableAccount, PaymentRules } from './payable-account.ts';

/** Largest payment (S0 §9): $9,999,999,999.99. */
export const maximumPayment: Cents = 999_999_999_999;
/** Longest text that the amount field takes (S0 §9). */
export const amountFieldLength = 13;

/** Judges what was typed into the amount field (S0 §5 Quick Pay amount). */
export function amountTextViolation(text: string, account: PayableAccount, rules: PaymentRules): Violation | undefined {
  const amount = parseAmount(text);
  return amount === undefined ? violation('payment.amount.invalid') : amountViolation(amount, account, rules);
}

/**
 * Judges an amount in cents (S0 §5 Quick Pay amount). Browser and server run this same rule.
 * Where overpaying is forbidden but what must be paid lies above that limit (the cut-off minimum with its disconnect fee;
 * the balance where underpaying is forbidden too), what must be paid wins: whoever owes can always pay some amount.
 */
export function amountViolation(amount: Cents, account: PayableAccount, rules: PaymentRules): Violation | undefined {
  if (!Number.isInteger(amount)) return violation('payment.amount.invalid');
  if (amount <= 0) return violation('payment.amount.notPositive');
  if (amount > maximumPayment) return violation('payment.amount.tooLarge', { max: formatMoney(maximumPayment) });
  return account.isPrepaidAccount
    ? prepaidViolation(amount, account, rules)
    : standardViolation(amount, account, rules);
}

function standardViolation(amount: Cents, account: PayableAccount, rules: PaymentRules): Violation | undefined {
  const isCutOff = account.cutoffAmount > 0;
  const cutoffSum = account.cutoffAmount + account.reconnectFee + account.additionalDeposit;
  const minimum = isCutOff && !rules.payOnlineAllowCutoffPaymentOverride ? cutoffSum + account.disconnectFee : 0;
  const least = rules.allowUnderPay ? 0 : isCutOff ? cutoffSum : account.accountBalance;
  const most = Math.max(isCutOff ? cutoffSum : account.overPayAmount, minimum, least);
  if (!rules.allowOverPay && amount > most) return violation('payment.amount.overpay');
  if (amount < least) return violation('payment.amount.underpay');
  if (amount < minimum) return belowMinimum(minimum, account);
  return undefined;
}

function belowMinimum(minimum: Cents, account: PayableAccount): Violation {
  const amount = formatMoney(minimum);
  const hasDisconnect = account.disconnectFee > 0;
  if (account.additionalDeposit > 0)
    return hasDisconnect
      ? violation('payment.amount.minimum.all', { amount })
      : violation('payment.amount.minimum.cutoffReconnectDeposit', { amount });
  if (account.reconnectFee > 0)
    return hasDisconnect
      ? violation('payment.amount.minimum.reconnectDisconnect', { amount })
      : violation('payment.amount.minimum.reconnect', { amount });
  return violation('payment.amount.minimum', { amount });
}

function prepaidViolation(amount: Cents, account: PayableAccount, rules: PaymentRules): Violation | undefined {
  const minimum = rules.prepaidMinimumPaymentAmount;
  const reconnect = account.prepaidReconnectAmount;
  if (minimum > reconnect && amount < minimum)
    return violation('payment.amount.prepaidMinimum', { amount: formatMoney(minimum) });
  if (reconnect >= minimum && amount < reconnect)
    return violation('payment.amount.prepaidReconnect', { amount: formatMoney(reconnect) });
  return undefined;
}

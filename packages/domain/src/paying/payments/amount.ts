import { amountFieldText, type Cents, formatMoney, parseAmount } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';
import type { PayableAccount, PaymentRules } from './payable-account.ts';
import { afterUnconfirmedPayments } from './unconfirmed.ts';

/** Largest payment (paying-11): $9,999,999,999.99. */
export const maximumPayment: Cents = 999_999_999_999;
/** Longest text that the amount field takes (paying-10). */
export const amountFieldLength = 13;

/**
 * What an amount field shows when it is left: two decimals. What would be longer than the field stays as it was typed, for
 * its rule to refuse.
 */
export function leftAmountText(text: string): string {
  const cents = parseAmount(text);
  const settled = cents === undefined ? text : amountFieldText(cents);
  return settled.length > amountFieldLength ? text : settled;
}

/** Judges what was typed into the amount field (paying-11), beside what is on its way (paying-17). */
export function amountTextViolation(
  text: string,
  account: PayableAccount,
  rules: PaymentRules,
  onItsWay: Cents = 0,
): Violation | undefined {
  const amount = parseAmount(text);
  return amount === undefined
    ? violation('payment.amount.invalid')
    : amountBesideViolation(amount, account, rules, onItsWay);
}

/**
 * Judges an amount where money is on its way: it may be paid when it may once that has come, or as though it never did.
 * Who must pay the whole balance may so pay what is left of it.
 */
export function amountBesideViolation(
  amount: Cents,
  account: PayableAccount,
  rules: PaymentRules,
  onItsWay: Cents,
): Violation | undefined {
  const found = amountViolation(amount, account, rules);
  return found && onItsWay > 0 && !amountViolation(amount, afterUnconfirmedPayments(account, onItsWay), rules)
    ? undefined
    : found;
}

/**
 * Judges an amount in cents (paying-11 to paying-16). Browser and server run this same rule.
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

/** The minimum with what it includes (paying-14); what is nothing is not named. */
function belowMinimum(minimum: Cents, account: PayableAccount): Violation {
  const amount = formatMoney(minimum);
  const hasReconnect = account.reconnectFee > 0;
  const hasDisconnect = account.disconnectFee > 0;
  if (account.additionalDeposit > 0) {
    if (hasReconnect && hasDisconnect) return violation('payment.amount.minimum.all', { amount });
    if (hasReconnect) return violation('payment.amount.minimum.cutoffReconnectDeposit', { amount });
    return hasDisconnect
      ? violation('payment.amount.minimum.cutoffDisconnectDeposit', { amount })
      : violation('payment.amount.minimum.cutoffDeposit', { amount });
  }
  if (hasReconnect && hasDisconnect) return violation('payment.amount.minimum.reconnectDisconnect', { amount });
  if (hasReconnect) return violation('payment.amount.minimum.reconnect', { amount });
  return hasDisconnect
    ? violation('payment.amount.minimum.disconnect', { amount })
    : violation('payment.amount.minimum', { amount });
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

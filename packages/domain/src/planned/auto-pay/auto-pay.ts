import { type Cents, formatMoney, parseAmount } from '../../money.ts';
import type { CardExpiry } from '../../paying/payment-profile/stored-payment.ts';
import type { Eligibility } from '../../paying/payments/eligibility.ts';
import { type Violation, violation } from '../../violation.ts';

/** Most days before the due date on which auto pay may pay. */
export const daysBeforeMax = 10;
export const ceilingMax: Cents = 99_999_999;

/** What auto pay's rules need to know of an account. */
export interface AutoPayAccount {
  readonly isPrepaidAccount: boolean;
  /** The billing system itself pays it. */
  readonly isBillingAutoPay: boolean;
  readonly hasDraft: boolean;
  readonly allowed: Eligibility;
}

/** What auto pay's rules need to know of a stored way of paying. */
export interface AutoPayMethod {
  readonly paymentType: 'Credit' | 'Check';
  readonly isChargeable: boolean;
  readonly isBlocked: boolean;
  readonly expiry: CardExpiry;
}

/** How auto pay takes a stored way of paying (planned-2). */
export type AutoPayMethodCode = 'ECHECK' | 'CHARGE';

export const methodCodeOf = ({ paymentType }: Pick<AutoPayMethod, 'paymentType'>): AutoPayMethodCode =>
  paymentType === 'Check' ? 'ECHECK' : 'CHARGE';

/** Whether terms are the first of an account's auto pay that charge a bank account: others came before them, or none. */
export const beginsWithBank = (method: AutoPayMethodCode, before: AutoPayMethodCode | undefined): boolean =>
  method === 'ECHECK' && before !== 'ECHECK';

/**
 * Why an account can't have auto pay, or not by the method that is chosen (planned-3); undefined when it can.
 * A draft and auto pay exclude each other (planned-4).
 */
export function accountViolation(account: AutoPayAccount, method?: AutoPayMethod): Violation | undefined {
  const { card, echeck } = account.allowed;
  if (account.isBillingAutoPay) return violation('autoPay.account.billing');
  if (account.hasDraft) return violation('autoPay.account.draft');
  if (account.isPrepaidAccount) return violation('autoPay.account.prepaid');
  if (!card && !echeck) return violation('payment.restricted.both.tooltip');
  if (method?.paymentType === 'Credit' && !card) return violation('payment.restricted.card.tooltip');
  if (method?.paymentType === 'Check' && !echeck) return violation('payment.restricted.echeck.tooltip');
  return undefined;
}

/** Why a stored way of paying can't be charged by auto pay; undefined when it can. */
export function methodViolation(method: AutoPayMethod | undefined): Violation | undefined {
  if (!method) return violation('autoPay.method.required');
  if (!method.isChargeable) return violation('autoPay.method.officeOnly');
  if (method.isBlocked) return violation('autoPay.method.blocked');
  return method.expiry === 'expired' ? violation('autoPay.method.expired') : undefined;
}

/** The ceiling as it is typed: empty for none, else above zero and within the bound. */
export function ceilingViolation(text: string): Violation | undefined {
  if (text.trim() === '') return undefined;
  const cents = parseAmount(text);
  return cents !== undefined && isCeiling(cents)
    ? undefined
    : violation('autoPay.ceiling.invalid', { max: formatMoney(ceilingMax) });
}

/** Whether an amount can be a ceiling. */
export const isCeiling = (cents: Cents): boolean => cents > 0 && cents <= ceilingMax;

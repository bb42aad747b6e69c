import { type Violation, violation } from '../../violation.ts';

/** Longest account number that Quick Pay takes (paying-8). */
export const quickPayAccountNumberLength = 12;
/** How many last digits of the phone are asked for (paying-9). */
export const phoneDigitsLength = 4;

/** Quick Pay's account number: required, digits only, at most 12 (paying-8). */
export function quickPayAccountNumberViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('quickPay.accountNumber.required');
  if (!/^\d{1,12}$/.test(text)) return violation('quickPay.accountNumber.invalid');
  return undefined;
}

/** The phone's last digits: required, exactly four (paying-9). */
export function lastFourDigitsViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('quickPay.phone.required');
  if (!/^\d{4}$/.test(text)) return violation('quickPay.phone.invalid');
  return undefined;
}

/** The last digits of a phone as they are typed, or taken from a whole number that is pasted. */
export function enteredPhoneDigits(entered: string): string {
  const digits = entered.replace(/\D/g, '');
  const isOneTooMany = digits.length <= phoneDigitsLength + 1;
  return isOneTooMany ? digits.slice(0, phoneDigitsLength) : digits.slice(-phoneDigitsLength);
}

/** A prefill from the address: its digits, cut to the field's length (paying-2). */
export function prefillDigits(value: string | undefined, length: number): string {
  return (value ?? '').replace(/\D/g, '').slice(0, length);
}

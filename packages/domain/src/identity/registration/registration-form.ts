import { type Violation, violation } from '../../violation.ts';
import { isEmail, phoneDigits, tidyEmail } from './contact.ts';

/** Digits of a verification code (identity-23). */
export const codeLength = 6;
/** Tries that a verification code takes (identity-23). */
export const codeTries = 5;
/** Longest security answer (identity-34). */
export const answerMaxLength = 100;

/** The account number of step 1 (identity-26). */
export function accountNumberViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('registration.accountNumber.required');
  return /^\d{1,12}$/.test(text.trim()) ? undefined : violation('registration.accountNumber.digits');
}

/** The member's number of step 1 where registration begins with it, by the co-op's own name for it (identity-26). */
export function memberNumberViolation(text: string, label: string): Violation | undefined {
  if (text.trim() === '') return violation('registration.controlNumber.required', { label });
  return /^\d{1,12}$/.test(text.trim()) ? undefined : violation('registration.controlNumber.digits', { label });
}

/** The last digits of the Social Security number, where the site asks for them. */
export function ssnDigitsViolation(text: string, digits: number): Violation | undefined {
  return new RegExp(`^\\d{${digits}}$`).test(text) ? undefined : violation('registration.ssn.invalid', { digits });
}

/** An e-mail address typed to receive the code (identity-30). */
export function typedEmailViolation(text: string): Violation | undefined {
  return isEmail(text) ? undefined : violation('registration.contact.emailInvalid');
}

/** A phone number typed to receive the code (identity-30). */
export function typedPhoneViolation(text: string): Violation | undefined {
  return phoneDigits(text) === undefined ? violation('registration.contact.phoneInvalid') : undefined;
}

/** The verification code (identity-31). */
export function verificationCodeViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('registration.code.required');
  return /^\d{1,6}$/.test(text.trim()) ? undefined : violation('registration.code.digits');
}

/** The e-mail address of the new login (identity-33). */
export function emailViolation(text: string): Violation | undefined {
  return isEmail(text) ? undefined : violation('registration.email.invalid');
}

/** The e-mail address typed again, where the site asks for it (identity-33). */
export function confirmEmailViolation(again: string, email: string): Violation | undefined {
  return tidyEmail(again) === tidyEmail(email) ? undefined : violation('registration.email.mismatch');
}

/** The security question (identity-34). */
export function questionViolation(id: string): Violation | undefined {
  return id === '' ? violation('registration.question.required') : undefined;
}

/** The security answer (identity-34). */
export function answerViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('registration.answer.required');
  return text.length > answerMaxLength ? violation('error.tooLong', { max: answerMaxLength }) : undefined;
}

/** Going paperless must be confirmed (identity-35). */
export function paperlessViolation(choice: {
  readonly billing: boolean;
  readonly other: boolean;
  readonly confirmed: boolean;
}): Violation | undefined {
  return (choice.billing || choice.other) && !choice.confirmed
    ? violation('registration.paperless.confirm')
    : undefined;
}

/** An answer as it is compared: case and spacing don't matter. */
export const tidyAnswer = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

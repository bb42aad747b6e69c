import { isEmail } from '../../identity/registration/contact.ts';
import { type Violation, violation } from '../../violation.ts';

/** How often a receipt is emailed on request (paying-75). */
export const copiesOfReceipt = 2;

/** An address typed to get a copy of a receipt. */
export function copyEmailViolation(text: string): Violation | undefined {
  return isEmail(text) ? undefined : violation('paymentResult.copyTo.invalid');
}

/** What an account is named by where nobody knows who reads it: its last four digits, never more than half of it. */
export const accountEnding = (number: string): string =>
  number.slice(Math.max(number.length - 4, Math.ceil(number.length / 2)));

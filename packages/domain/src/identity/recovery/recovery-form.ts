import { type Violation, violation } from '../../violation.ts';
import { isEmail } from '../registration/contact.ts';

/** The e-mail address of an account that is to be recovered (identity-59). */
export function recoveryEmailViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('recovery.email.required');
  return isEmail(text) ? undefined : violation('recovery.email.invalid');
}

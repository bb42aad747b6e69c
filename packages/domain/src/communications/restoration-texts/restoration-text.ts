import { phoneDigits } from '../../identity/registration/contact.ts';
import { type Violation, violation } from '../../violation.ts';

/** The number that is texted when the power is back (service-71). */
export function restorationPhoneViolation(typed: string): Violation | undefined {
  if (typed.trim() === '') return violation('outage.phone.required');
  return phoneDigits(typed) === undefined ? violation('outage.phone.invalid') : undefined;
}

/** The code that proves the number (service-72). */
export const restorationCodeViolation = (typed: string): Violation | undefined =>
  /^\d{6}$/.test(typed.trim()) ? undefined : violation('restorationText.code.required');

import { type Violation, violation } from '../../violation.ts';

/** Longest username that sign-in takes (identity-2). */
export const usernameMaxLength = 60;

/** The username at sign-in: required, at most 60. */
export function usernameViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('signIn.username.required');
  if (text.length > usernameMaxLength) return violation('error.tooLong', { max: usernameMaxLength });
  return undefined;
}

/** The password at sign-in: required, and no longer than the co-op lets members choose (identity-2). */
export function passwordViolation(text: string, maxLength: number): Violation | undefined {
  if (text === '') return violation('signIn.password.required');
  if (text.length > maxLength) return violation('error.tooLong', { max: maxLength });
  return undefined;
}

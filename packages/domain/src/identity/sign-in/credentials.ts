import { type Violation, violation } from '../../violation.ts';

/** Longest username and password that sign-in takes (identity-2). */
export const usernameMaxLength = 60;
export const passwordMaxLength = 50;

/** The username at sign-in: required, at most 60. */
export function usernameViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('signIn.username.required');
  if (text.length > usernameMaxLength) return violation('error.tooLong', { max: usernameMaxLength });
  return undefined;
}

/** The password at sign-in: required, at most 50. */
export function passwordViolation(text: string): Violation | undefined {
  if (text === '') return violation('signIn.password.required');
  if (text.length > passwordMaxLength) return violation('error.tooLong', { max: passwordMaxLength });
  return undefined;
}

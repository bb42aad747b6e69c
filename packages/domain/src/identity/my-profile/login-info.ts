import { type Violation, violation } from '../../violation.ts';
import type { SecurityConfig } from '../../website/site/site.ts';
import { isEmail } from '../registration/contact.ts';
import { answerMaxLength } from '../registration/registration-form.ts';
import { isSecurityQuestion } from '../registration/security-questions.ts';
import { confirmPasswordViolation, newPasswordViolation, newUsernameViolation } from '../sign-in/new-credentials.ts';

/** The e-mail address of the settings (identity-51). */
export function settingsEmailViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('myProfile.email.required');
  return isEmail(text) ? undefined : violation('myProfile.email.invalid');
}

/** The username of the settings (identity-51). One that stays as it is may be older than the rule. */
export function settingsUsernameViolation(text: string, kept: string): Violation | undefined {
  if (text.trim() === '') return violation('myProfile.username.required');
  return text === kept ? undefined : newUsernameViolation(text);
}

/** Whether a username is worth asking about: by the rule, which wants one, and another than now (identity-43). */
export function mayAskForUsername(text: string, kept: string): boolean {
  return text.toLowerCase() !== kept.toLowerCase() && newUsernameViolation(text) === undefined;
}

/** What is on file of the security question. The answer itself is nowhere: only its hash. */
export interface KeptQuestion {
  readonly question: string;
  readonly hasAnswer: boolean;
}

/**
 * Whether the security question is being set: left as it is, it is neither judged nor sent, so that who has none may
 * change the rest.
 */
export const isQuestionTouched = (question: string, answer: string, kept: KeptQuestion): boolean =>
  question !== kept.question || answer.trim() !== '';

/** The security question of the settings (identity-52), where the site asks for one. */
export function settingsQuestionViolation(question: string, rules: SecurityConfig): Violation | undefined {
  return rules.securityQuestion && !isSecurityQuestion(question)
    ? violation('registration.question.required')
    : undefined;
}

/** The security answer (identity-52): an empty one keeps the answer on file, which must be to the same question. */
export function settingsAnswerViolation(
  answer: string,
  question: string,
  kept: KeptQuestion,
  rules: SecurityConfig,
): Violation | undefined {
  if (!rules.securityQuestion) return undefined;
  if (answer.length > answerMaxLength) return violation('error.tooLong', { max: answerMaxLength });
  if (answer.trim() !== '' || (kept.hasAnswer && question === kept.question)) return undefined;
  return violation('myProfile.answer.required');
}

/** The new password: blank leaves the old one, but with content in either field both are checked (identity-53). */
export function settingsPasswordViolation(
  password: string,
  again: string,
  rules: SecurityConfig,
): Violation | undefined {
  return password === '' && again === '' ? undefined : newPasswordViolation(password, rules);
}

/** The new password typed again, with the same exception. */
export function settingsConfirmViolation(again: string, password: string): Violation | undefined {
  return password === '' && again === '' ? undefined : confirmPasswordViolation(again, password);
}

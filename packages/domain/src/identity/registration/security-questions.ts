import type { PlainTextCode } from '../../texts/text.ts';

/** The security questions a member may choose from, by the id that is stored. */
export const securityQuestions = {
  school: 'registration.question.school',
  street: 'registration.question.street',
  pet: 'registration.question.pet',
  car: 'registration.question.car',
  city: 'registration.question.city',
} as const satisfies Record<string, PlainTextCode>;

export type SecurityQuestionId = keyof typeof securityQuestions;

/** Whether a text names a question. */
export function isSecurityQuestion(id: string): id is SecurityQuestionId {
  return Object.hasOwn(securityQuestions, id);
}

import { type Violation, violation } from '../../violation.ts';

/** Longest member number and letter id (service-56). */
export const letterNumberMaxLength = 30;

const isLettersAndDigits = (text: string): boolean => /^[a-z0-9]{1,30}$/i.test(text);

/** The member number of a capital credit letter, by the co-op's own name for it (service-56). */
export function letterMemberNumberViolation(text: string, label = 'Member Number'): Violation | undefined {
  if (text.trim() === '') return violation('letterReturn.memberNumber.required', { label });
  return isLettersAndDigits(text.trim()) ? undefined : violation('letterReturn.memberNumber.invalid');
}

/** The number of a capital credit letter itself (service-56). */
export function letterIdViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('letterReturn.letterId.required');
  return isLettersAndDigits(text.trim()) ? undefined : violation('letterReturn.letterId.invalid');
}

/** A number of a letter as it is compared and kept: case does not matter. */
export const tidyLetterNumber = (text: string): string => text.trim().toUpperCase();

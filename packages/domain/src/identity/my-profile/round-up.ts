import { roundUpAmountViolation, roundUpExpiryViolation } from '../../account/operation-roundup/round-up.ts';
import type { LocalDay } from '../../dates.ts';
import type { Violation } from '../../violation.ts';

/** The amount as it is typed among the settings: as in Operation RoundUp, or empty for none (identity-58). */
export function settingsAmountViolation(text: string): Violation | undefined {
  return text.trim() === '' ? undefined : roundUpAmountViolation(text);
}

/** The last day, tomorrow at the earliest (identity-58); the day on file may have passed. */
export function settingsExpiryViolation(day: string, kept: LocalDay | null, today: LocalDay): Violation | undefined {
  return day === kept ? undefined : roundUpExpiryViolation(day, today);
}

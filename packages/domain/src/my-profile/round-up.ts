import { addDays, isLocalDay, type LocalDay } from '../dates.ts';
import { type Cents, formatMoney, parseAmount } from '../money.ts';
import { type Violation, violation } from '../violation.ts';

/** Most that a bill may be raised by beyond rounding up. */
export const roundUpAmountMax: Cents = 99_999;

/** What an account gives. Amount and expiration belong to round-up plus. */
export interface RoundUpEnrolment {
  readonly accountNumber: string;
  readonly isRoundup: boolean;
  readonly amount: Cents | null;
  readonly expiration: LocalDay | null;
}

/** The amount as it is typed: empty for none, else above zero and within the bound (S1 §5 Round-up plus). */
export function roundUpAmountViolation(text: string): Violation | undefined {
  if (text.trim() === '') return undefined;
  const cents = parseAmount(text);
  return cents !== undefined && cents > 0 && cents <= roundUpAmountMax
    ? undefined
    : violation('myProfile.roundUp.amount.invalid', { max: formatMoney(roundUpAmountMax) });
}

/** The last day, tomorrow at the earliest (S1 §5); empty is no end, and the day on file may have passed. */
export function roundUpExpirationViolation(day: string, kept: LocalDay | null, today: LocalDay): Violation | undefined {
  if (day === '' || day === kept) return undefined;
  return isLocalDay(day) && day >= addDays(today, 1) ? undefined : violation('myProfile.roundUp.expiration.tooEarly');
}

/** An enrolment that was ended keeps no amount and no day; without round-up plus there are none. */
export function tidyEnrolment(given: RoundUpEnrolment, hasPlus: boolean): RoundUpEnrolment {
  return given.isRoundup && hasPlus ? given : { ...given, amount: null, expiration: null };
}

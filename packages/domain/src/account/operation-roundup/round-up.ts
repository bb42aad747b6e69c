import { addDays, isLocalDay, type LocalDay } from '../../dates.ts';
import { type Cents, formatMoney, parseAmount } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';
import type { Site } from '../../website/site/site.ts';

/** An amount lies below this (account-61). */
export const roundUpAmountMax: Cents = 999_999_999_999;
/** Most characters that may be typed as an amount (account-61). */
export const roundUpAmountLength = 11;
/** The last day on which an enrolment may end (account-62). */
export const lastRoundUpExpiry: LocalDay = '2121-12-31';

/** What an account gives. Amount and expiration belong to round-up plus. */
export interface RoundUpEnrolment {
  readonly accountNumber: string;
  readonly isRoundup: boolean;
  readonly amount: Cents | null;
  readonly expiration: LocalDay | null;
}

/** What members may change here: the enrolment, and what round-up plus adds to it (account-59). */
export function roundUpChoices({ config }: Site): { readonly enrolment: boolean; readonly plus: boolean } {
  return { enrolment: config.accounts.roundUp, plus: config.accounts.roundUpPlus };
}

/** The amount as it is typed (account-61); what is given beyond rounding up may be nothing, so 0 is good. */
export function roundUpAmountViolation(text: string): Violation | undefined {
  const cents = parseAmount(text);
  if (cents === undefined) return violation('operationRoundup.amount.invalid');
  if (cents < 0) return violation('operationRoundup.amount.negative');
  return cents < roundUpAmountMax
    ? undefined
    : violation('operationRoundup.amount.tooLarge', { max: formatMoney(roundUpAmountMax) });
}

/** The last day, tomorrow at the earliest (account-62); empty is no end. */
export function roundUpExpiryViolation(day: string, today: LocalDay): Violation | undefined {
  if (day === '') return undefined;
  if (!isLocalDay(day) || day > lastRoundUpExpiry)
    return violation('operationRoundup.expiry.invalid', { last: '12/31/2121' });
  return day >= addDays(today, 1) ? undefined : violation('operationRoundup.expiry.past');
}

/** The day on which an enrolment ended; undefined while it goes on. */
export const endedOn = (expiration: LocalDay | null, today: LocalDay): LocalDay | undefined =>
  expiration !== null && expiration < today ? expiration : undefined;

/** More than this for each bill is asked about before it is given. */
const surprisingAmount: Cents = 10_000;

/** Whether an amount is asked about: it is large, and more than what was given before. */
export const isSurprising = (amount: Cents, before: Cents | null): boolean =>
  amount > Math.max(surprisingAmount, before ?? 0);

/** An enrolment that was ended keeps no amount and no day; without round-up plus there are none. */
export function tidyEnrolment(given: RoundUpEnrolment, hasPlus: boolean): RoundUpEnrolment {
  return given.isRoundup && hasPlus ? given : { ...given, amount: null, expiration: null };
}

/** Whether two enrolments ask the same of the billing system; an amount of nothing is none. */
export function isSameEnrolment(
  one: Omit<RoundUpEnrolment, 'accountNumber'>,
  other: Omit<RoundUpEnrolment, 'accountNumber'>,
): boolean {
  return (
    one.isRoundup === other.isRoundup &&
    (one.amount ?? 0) === (other.amount ?? 0) &&
    one.expiration === other.expiration
  );
}

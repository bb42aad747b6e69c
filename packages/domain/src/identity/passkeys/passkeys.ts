import { type Violation, violation } from '../../violation.ts';

/** Longest name that an owner may give a passkey. */
export const passkeyNameMaxLength = 60;
/** Most passkeys of one login: more than anybody has devices. */
export const mostPasskeys = 20;
/** How long a browser may take to answer a challenge (minutes). */
export const challengeMinutes = 5;
/** For how long a session counts as proved anew after a passkey was shown (minutes). */
export const proofMinutes = 5;
/** For how long after signing in nobody is asked who they are, to add a passkey (minutes). */
export const freshMinutes = 10;
/** For how long whoever has recovered a login may change how it is signed in to (minutes). */
export const recoveredMinutes = 20;
/** Least days between two offers of a passkey after signing in (identity-82). */
const offerDays = 90;

/** The name of a passkey: required, and short enough for a list. */
export function passkeyNameViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('passkeys.name.required');
  return text.length > passkeyNameMaxLength ? violation('error.tooLong', { max: passkeyNameMaxLength }) : undefined;
}

/** By what a login is signed in to. */
export interface WaysIn {
  readonly passkeys: number;
  readonly hasPassword: boolean;
  /** Recovery codes that are unused. */
  readonly recoveryCodes: number;
}

/** Whether a login may do without its password: two passkeys, or one and recovery codes, are there (identity-83). */
export const mayTurnPasswordOff = ({ passkeys, hasPassword, recoveryCodes }: WaysIn): boolean =>
  hasPassword && (passkeys >= 2 || (passkeys === 1 && recoveryCodes > 0));

/** Whether a login keeps a way in when one passkey goes (identity-79). */
export const mayRemovePasskey = ({ passkeys, hasPassword }: Pick<WaysIn, 'passkeys' | 'hasPassword'>): boolean =>
  hasPassword || passkeys > 1;

/** Since when an offer is so young that none is due. */
export const lastOfferBefore = (now: Date): Date => new Date(now.getTime() - offerDays * 86_400_000);

/**
 * Whether a passkey's counter went back, as a copy's does that has been used less. One that does not count says zero, and
 * says nothing (identity-84).
 */
export const wentBack = (kept: number, shown: number): boolean => (kept > 0 || shown > 0) && shown <= kept;

import { type Violation, violation } from '../../violation.ts';

/**
 * What of a login the office changes for whoever cannot sign in any more (office-74), and what its owner asks for by the
 * e-mail link alone: to get back in without a password (identity-88).
 */
export const loginChangeKinds = ['second-step', 'email', 'recovery'] as const;
export type LoginChangeKind = (typeof loginChangeKinds)[number];

/**
 * How a change ends: done; stopped by somebody whom it was told; called off by the office; dropped, as it does not fit the
 * login any more.
 */
export const loginChangeEnds = ['done', 'stopped', 'called-off', 'dropped'] as const;
export type LoginChangeState = 'waiting' | (typeof loginChangeEnds)[number];

/** What a member shows at the counter. */
export const papers = ['drivers-license', 'state-id', 'passport', 'military-id', 'tribal-id'] as const;
export type Paper = (typeof papers)[number];

/** Whether a text names what is shown at the counter. */
export const isPaper = (text: string): text is Paper => papers.some((one) => one === text);

/** How long a change waits, so that whoever is told can stop it (hours), and after how many stops nobody may call any more. */
export const loginChangeHours = 24;
export const stopsByCall = 2;

/** When a change is carried out that begins now. */
export const loginChangeDue = (now: Date): Date => new Date(now.getTime() + loginChangeHours * 3_600_000);

/** How a login stands that is to be changed. */
export interface ChangedLogin {
  readonly isLocked: boolean;
  /** How often changes of it were stopped since its member last came in. */
  readonly stops: number;
  readonly isWaiting: boolean;
}

/**
 * Why a change may not be asked for. With a paper at the counter it always may, and what waits is called off; by a call
 * only one waits at a time, none while the office has locked the login, and none after it was stopped twice (office-76).
 */
export function loginChangeViolation(login: ChangedLogin, paper: Paper | null): Violation | undefined {
  if (paper !== null) return undefined;
  if (login.stops >= stopsByCall) return violation('logins.change.inPerson');
  if (login.isLocked) return violation('logins.change.locked');
  return login.isWaiting ? violation('logins.change.waits') : undefined;
}

/** What was so of a login when its change was asked for. */
export interface AskedOf {
  readonly kind: LoginChangeKind;
  readonly emailBefore: string;
  readonly stepBefore: number;
  readonly begunAt: Date;
}

/** How the login stands when its change is due. */
export interface StandingLogin {
  readonly email: string;
  readonly mfaEnabled: boolean;
  readonly mfaLastStep: number;
  readonly isLocked: boolean;
  readonly hasAccounts: boolean;
  readonly isAddressTaken: boolean;
  /** Its owner signs in without a password, by choice. */
  readonly isPasswordOff: boolean;
  readonly lastSignedInAt: Date | null;
}

/**
 * Whether a change that is due still fits: not where the login has gone, was locked, lost its last account, has another
 * address since, where the new one is another login's, where the authenticator that was said to be lost was used, or where
 * whoever was to get back in has signed in.
 */
export function stillFits(asked: AskedOf, login: StandingLogin | undefined): boolean {
  const { kind, emailBefore, stepBefore, begunAt } = asked;
  if (!login || login.isLocked || login.email !== emailBefore) return false;
  if (kind === 'recovery')
    return login.isPasswordOff && (login.lastSignedInAt === null || login.lastSignedInAt <= begunAt);
  if (!login.hasAccounts) return false;
  if (kind === 'email') return !login.isAddressTaken;
  return login.mfaEnabled ? login.mfaLastStep === stepBefore : login.isPasswordOff;
}

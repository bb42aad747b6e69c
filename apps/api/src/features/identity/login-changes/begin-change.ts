import { randomUUID } from 'node:crypto';
import type { OfficeEventKind } from '@rochdale/contract/audit';
import {
  type LoginChangeKind,
  loginChangeDue,
  loginChangeViolation,
  type Paper,
} from '@rochdale/domain/identity/login-changes/login-change';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal, violationRefusal } from '../../../platform/http/refusal.ts';
import { noteEvent } from '../security/security-store.ts';
import type { Login } from '../sign-in/public.ts';
import { carryOut } from './carry-out-change.ts';
import { endWaiting } from './end-change.ts';
import { addChange, isAddressTaken, type LoginChange, stopsOf, waitingChangeOf } from './login-changes-store.ts';
import { type TellServices, tellBegun } from './tell-of-change.ts';

/** What is to be changed of a login, and what its member showed at the counter. */
export interface AskedChange {
  readonly kind: LoginChangeKind;
  readonly emailAfter: string | null;
  readonly paper: Paper | null;
}

/** What became of it, and of the change that waited before. */
export interface BegunChange {
  readonly change: LoginChange;
  readonly calledOff: LoginChange | undefined;
}

/**
 * Begins a change of a login that the caller's transaction holds: with a paper it is made at once, and what waited is called
 * off; else everybody is told, and it waits (office-74 to office-76).
 */
export async function beginChange(
  services: TellServices,
  tx: Transaction,
  login: Login,
  { kind, emailAfter, paper }: AskedChange,
): Promise<BegunChange> {
  const now = services.clock.now();
  const { memberNumber, loginKey, email, mfaEnabled, mfaLastStep } = login;
  if (kind === 'second-step' && !mfaEnabled && login.passwordOffAt === null)
    throw refusal(409, 'logins.change.noSecondStep');
  if (emailAfter === email) throw refusal(409, 'logins.change.sameEmail');
  if (emailAfter !== null && (await isAddressTaken(tx, emailAfter, memberNumber)))
    throw refusal(409, 'logins.change.emailTaken');
  const waiting = await waitingChangeOf(tx, memberNumber);
  const standing = {
    isLocked: login.lockedAt !== null,
    stops: await stopsOf(tx, memberNumber),
    isWaiting: waiting !== undefined,
  };
  const found = loginChangeViolation(standing, paper);
  if (found) throw violationRefusal(409, found);
  const calledOff = waiting && (await endWaiting(services, tx, login, waiting, 'called-off')) ? waiting : undefined;
  const change: LoginChange = {
    changeId: randomUUID(),
    memberNumber,
    kind,
    state: paper === null ? 'waiting' : 'done',
    emailBefore: email,
    emailAfter,
    stepBefore: mfaLastStep,
    paper,
    begunAt: now,
    dueAt: paper === null ? loginChangeDue(now) : now,
    endedAt: paper === null ? null : now,
    stoppedFrom: null,
  };
  await addChange(tx, change);
  if (paper === null) {
    await noteEvent(tx, { kind: 'login-change-asked' satisfies OfficeEventKind, at: now, memberNumber, loginKey });
    await tellBegun(services, tx, login, change);
  } else await carryOut(services, tx, login, change);
  return { change, calledOff };
}

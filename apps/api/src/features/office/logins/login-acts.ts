import type { OfficeEventKind } from '@rochdale/contract/audit';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { forgetTries } from '../../../platform/limits/limits-store.ts';
import type { OfficeNote } from '../../../platform/office/office-call.ts';
import { endSession, liveSessionsOf, sessionIdOf } from '../../../platform/tokens/sessions-store.ts';
import { revokeEveryToken } from '../../../platform/tokens/token-store.ts';
import { endDataAccess } from '../../identity/connected-apps/public.ts';
import { endWaiting, findChange, type LoginChange, waitingChangeOf } from '../../identity/login-changes/public.ts';
import { noteEvent } from '../../identity/security/security-store.ts';
import {
  endResetLinks,
  holdLoginOfMember,
  type Login,
  notify,
  requestSignInHelp,
  setLock,
  triesOf,
} from '../../identity/sign-in/public.ts';
import { holdsLoginClosed } from '../member-marks/public.ts';
import { findMember } from '../members/members-store.ts';
import type { OfficeServices } from '../staff/office-services.ts';

/** Whose login it is, and why something is done with it. */
export interface AskedOfLogin {
  readonly memberNumber: string;
  readonly reason: string;
}

export const subjectOf = (memberNumber: string) => ({ kind: 'member', id: memberNumber }) as const;

/** The login of a member, which nobody else changes until the transaction ends. */
export async function heldLogin(tx: Transaction, memberNumber: string): Promise<Login> {
  const login = await holdLoginOfMember(tx, memberNumber);
  if (!login) throw refusal(404, 'members.noLogin');
  return login;
}

/** What one person does with a login alone: the office for a caller, and `coop login` on the server (office-72, office-73). */
export function loginActs(services: OfficeServices) {
  const { clock, jobs, vault } = services;
  const callOff = async (
    tx: Transaction,
    login: Login,
    change: LoginChange,
    reason: string,
    note: OfficeNote<'login-change-called-off'>,
  ): Promise<boolean> => {
    if (!(await endWaiting(services, tx, login, change, 'called-off'))) return false;
    const { kind, changeId, memberNumber } = change;
    const subject = subjectOf(memberNumber);
    await note(tx, { act: 'login-change-called-off', subject, facts: { kind, changeId }, personal: { reason } });
    return true;
  };

  return {
    lock: async (
      tx: Transaction,
      { memberNumber, reason }: AskedOfLogin,
      note: OfficeNote<'login-locked' | 'login-change-called-off'>,
    ) => {
      const now = clock.now();
      const login = await heldLogin(tx, memberNumber);
      const { loginKey } = login;
      if (login.lockedAt !== null) throw refusal(409, 'staff.state.already');
      await setLock(tx, loginKey, { at: now, reason });
      const ended = await revokeEveryToken(tx, now, memberNumber);
      await endResetLinks(tx, loginKey, now);
      await noteEvent(tx, { kind: 'locked-by-office' satisfies OfficeEventKind, at: now, memberNumber, loginKey });
      await notify(services, tx, login, 'locked-by-office');
      await note(tx, { act: 'login-locked', subject: subjectOf(memberNumber), facts: { ended }, personal: { reason } });
      const change = await waitingChangeOf(tx, memberNumber);
      if (change) await callOff(tx, login, change, reason, note);
    },
    callOff: async (
      tx: Transaction,
      { changeId, reason }: { readonly changeId: string; readonly reason: string },
      note: OfficeNote<'login-change-called-off'>,
    ) => {
      const change = await findChange(tx, changeId);
      if (!change) throw refusal(404, 'error.notFound');
      const login = await heldLogin(tx, change.memberNumber);
      if (!(await callOff(tx, login, change, reason, note))) throw refusal(409, 'logins.change.over');
    },
    unlock: async (tx: Transaction, { memberNumber, reason }: AskedOfLogin, note: OfficeNote<'login-unlocked'>) => {
      const login = await heldLogin(tx, memberNumber);
      const { loginKey } = login;
      const { keys, pattern } = triesOf(loginKey);
      await forgetTries(tx, keys, pattern);
      const wasLocked = login.lockedAt !== null;
      if (wasLocked) {
        await setLock(tx, loginKey, undefined);
        await noteEvent(tx, {
          kind: 'unlocked-by-office' satisfies OfficeEventKind,
          at: clock.now(),
          memberNumber,
          loginKey,
        });
        await notify(services, tx, login, 'unlocked-by-office');
      }
      const facts = { wasLocked };
      await note(tx, { act: 'login-unlocked', subject: subjectOf(memberNumber), facts, personal: { reason } });
    },
    endSession: async (
      tx: Transaction,
      { memberNumber, reason, session: id }: AskedOfLogin & { readonly session: string },
      note: OfficeNote<'login-session-ended'>,
    ) => {
      const now = clock.now();
      const sessions = await liveSessionsOf(tx, memberNumber, now);
      const session = sessions.find((one) => sessionIdOf(one) === id);
      if (!session || !(await endSession(tx, session.tokenHash, now))) throw refusal(404, 'logins.session.ended');
      await note(tx, { act: 'login-session-ended', subject: subjectOf(memberNumber), personal: { reason } });
    },
    signOut: async (
      tx: Transaction,
      { memberNumber, reason }: AskedOfLogin,
      note: OfficeNote<'login-signed-out'>,
    ): Promise<number> => {
      if (!(await findMember(tx, memberNumber))) throw refusal(404, 'members.unknown');
      const now = clock.now();
      const ended = await revokeEveryToken(tx, now, memberNumber);
      await endDataAccess(tx, memberNumber, { by: 'office', at: now });
      const subject = subjectOf(memberNumber);
      await note(tx, { act: 'login-signed-out', subject, facts: { ended }, personal: { reason } });
      return ended;
    },
    sendLink: async (
      tx: Transaction,
      { memberNumber, reason, address }: AskedOfLogin & { readonly address: string },
      note: OfficeNote<'login-link-sent'>,
    ): Promise<string> => {
      const { loginKey, loginId, email, lockedAt } = await heldLogin(tx, memberNumber);
      if (lockedAt !== null) throw refusal(409, 'logins.locked');
      if (await holdsLoginClosed(tx, memberNumber)) throw refusal(409, 'members.closedLogin');
      // The same that anybody may ask for on the portal, and as often.
      await takeTries(tx, [{ key: `recovery:password:${loginKey}:${email}`, tries: 5, minutes: 60 }], clock.now());
      await requestSignInHelp(
        { db: tx, jobs, vault },
        { kind: 'forgot-password', username: loginId, email, address, language: 'en' },
      );
      await note(tx, { act: 'login-link-sent', subject: subjectOf(memberNumber), personal: { reason } });
      return email;
    },
  };
}

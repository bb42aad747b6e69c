import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { liveSessionsOf, sessionIdOf } from '../../../platform/tokens/sessions-store.ts';
import { type LoginChange, openChanges, stopsOf, waitingChangeOf } from '../../identity/login-changes/public.ts';
import { memberPasskeys, passkeysOf } from '../../identity/passkeys/public.ts';
import { findLoginOfMember, recoveryCodesLeft } from '../../identity/sign-in/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { endDelegationForMember } from './end-delegation.ts';
import { loginActs } from './login-acts.ts';
import { askedChangeOf, browsersOf, signInsOf } from './logins-store.ts';

/** Reading a member's login, and what one person does with it for a caller (office-63, office-72, office-73). */
export function loginsHandlers(services: OfficeServices) {
  const { db, clock } = services;
  const acts = loginActs(services);
  return {
    'logins.see': async ({ caller, params: { memberNumber } }) => {
      const login = await findLoginOfMember(db, memberNumber);
      if (!login) throw refusal(404, 'members.noLogin');
      const { loginKey, lockedAt, lockReason } = login;
      const [sessions, browsers, signIns, change, asked] = await Promise.all([
        liveSessionsOf(db, memberNumber, clock.now()),
        browsersOf(db, loginKey),
        signInsOf(db, loginKey, memberNumber),
        waitingChangeOf(db, memberNumber),
        askedChangeOf(db, memberNumber, clock.now()),
      ]);
      return {
        lock: lockedAt && { at: lockedAt.toISOString(), reason: lockReason ?? '' },
        recoveryCodes: await recoveryCodesLeft(db, loginKey),
        passkeys: (await passkeysOf(db, memberPasskeys(login))).length,
        isPasswordOff: login.passwordOffAt !== null,
        sessions: sessions.map((session) => ({
          sessionId: sessionIdOf(session),
          browser: session.browser,
          network: session.network,
          startedAt: session.createdAt.toISOString(),
          lastUsedAt: session.lastUsedAt.toISOString(),
        })),
        browsers: browsers.map(({ browser, firstSeenAt, lastSeenAt }) => ({
          browser,
          firstSeenAt: firstSeenAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
        signIns: signIns.map((one) => ({ ...one, at: one.at.toISOString() })),
        change: change ? presentChange(change) : null,
        asked: asked
          ? {
              approvalId: asked.approvalId,
              operation: asked.operation,
              by: asked.by,
              at: asked.askedAt.toISOString(),
              reason: asked.reason,
              isOwn: asked.askedBy === caller.staffId,
            }
          : null,
        stops: await stopsOf(db, memberNumber),
      };
    },
    'logins.changes': async () => ({
      changes: (await openChanges(db)).map(({ change, name }) => ({
        ...presentChange(change),
        memberNumber: change.memberNumber,
        name,
        stoppedAt: change.endedAt?.toISOString() ?? null,
        stoppedFrom: change.stoppedFrom,
      })),
    }),
    'logins.call-off': async ({ params, body, note }) => {
      await db.transaction((tx) => acts.callOff(tx, { ...params, ...body }, note));
      return {};
    },
    'logins.lock': async ({ params, body, note }) => {
      await db.transaction((tx) => acts.lock(tx, { ...params, ...body }, note));
      return {};
    },
    'logins.unlock': async ({ params, body, note }) => {
      await db.transaction((tx) => acts.unlock(tx, { ...params, ...body }, note));
      return {};
    },
    'logins.end-session': async ({ params, body, note }) => {
      await db.transaction((tx) => acts.endSession(tx, { ...params, ...body }, note));
      return {};
    },
    'logins.end-delegation': async ({ params, body, note }) => {
      await db.transaction((tx) => endDelegationForMember(services, tx, { ...params, ...body }, note));
      return {};
    },
    'logins.sign-out': async ({ params, body, note }) => ({
      ended: await db.transaction((tx) => acts.signOut(tx, { ...params, ...body }, note)),
    }),
    'logins.send-link': async ({ params, body, visit, note }) => ({
      sentTo: await db.transaction((tx) => acts.sendLink(tx, { ...params, ...body, address: visit.address }, note)),
    }),
  } satisfies Partial<OfficeHandlers>;
}

const presentChange = ({ changeId, kind, emailAfter, begunAt, dueAt }: LoginChange) => ({
  changeId,
  kind,
  emailAfter,
  begunAt: begunAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

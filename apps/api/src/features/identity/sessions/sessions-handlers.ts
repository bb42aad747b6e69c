import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { endSession, liveSessionsOf, sessionIdOf } from '../../../platform/tokens/sessions-store.ts';
import { hashOf, revokeTokensOf } from '../../../platform/tokens/token-store.ts';
import { findLoginOfMember, type IdentityServices, requireCurrentPassword } from '../sign-in/public.ts';

/** Where a login is signed in now, and ending that (identity-145). The caller is the login itself. */
export function sessionsHandlers(services: IdentityServices): Pick<Handlers, 'sessions.list' | 'sessions.end'> {
  const { db, clock } = services;
  return {
    'sessions.list': async ({ caller: { memberNumber, token } }) => {
      const here = hashOf(token);
      const sessions = await liveSessionsOf(db, memberNumber, clock.now());
      return {
        sessions: sessions.map((session) => ({
          sessionId: sessionIdOf(session),
          isThis: session.tokenHash.equals(here),
          device: session.browser,
          network: session.network,
          since: session.createdAt.toISOString(),
          lastUsedAt: session.lastUsedAt.toISOString(),
        })),
      };
    },
    'sessions.end': async ({ body: { sessionId, currentPassword }, caller: { memberNumber, token }, note }) => {
      const login = await findLoginOfMember(db, memberNumber);
      if (!login) throw refusal(404, 'error.notFound');
      await requireCurrentPassword(services, login, { typed: currentPassword, token }, note, true);
      const now = clock.now();
      await db.transaction(async (tx) => {
        if (sessionId === null) await revokeTokensOf(tx, memberNumber, now, token);
        else {
          const asked = (await liveSessionsOf(tx, memberNumber, now)).find((one) => sessionIdOf(one) === sessionId);
          if (!asked || !(await endSession(tx, asked.tokenHash, now))) throw refusal(404, 'sessions.hasEnded');
        }
        await note(tx, { kind: 'sessions-ended', loginKey: login.loginKey });
      });
      return {};
    },
  };
}

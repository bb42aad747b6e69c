import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal, tooManyTries } from '../../platform/http/refusal.ts';
import { giveBackTry, type Limit, secondsUntilNextWindow, takeTry } from '../../platform/limits/limits-store.ts';
import { issueToken, revokeToken } from '../../platform/tokens/token-store.ts';
import { passwordMatches } from './passwords.ts';
import { findLogin, loginKeyOf, noteSignIn } from './sign-in-store.ts';

/** Minutes without use after which a session ends (open-points §2). */
export const sessionIdleMinutes = 20;

/** Wrong passwords on one login: ten an hour are evaluated. */
const limitOf = (loginId: string): Limit => ({ key: `sign-in:${loginKeyOf(loginId)}`, tries: 10, minutes: 60 });

/** Sign-in by username and password, and the session's life. Wrong and unknown are answered alike. */
export function signInHandlers(
  db: Database,
  clock: Clock,
): Pick<Handlers, 'sign-in.login' | 'sign-in.session' | 'sign-in.logout'> {
  return {
    'sign-in.login': async ({ body }) => {
      const now = clock.now();
      const limit = limitOf(body.username);
      if (!(await takeTry(db, limit, now))) throw tooManyTries(secondsUntilNextWindow(limit, now));
      const login = await findLogin(db, body.username);
      if (!(await passwordMatches(login?.passwordHash, body.password)) || !login) throw refusal(400, 'signIn.failed');
      if (login.mfaEnabled) throw refusal(400, 'signIn.secondStepMissing');
      await giveBackTry(db, limit, now);
      const token = {
        purpose: 'access',
        memberNumber: login.memberNumber,
        idleMinutes: sessionIdleMinutes,
        now,
      } as const;
      const accessToken = await issueToken(db, token);
      await noteSignIn(db, login, now);
      return {
        accessToken,
        memberNumber: login.memberNumber,
        expireInMinutes: sessionIdleMinutes,
        memberMfaEnabled: login.mfaEnabled,
        mfaAuthenticateModel: null,
        loginInfo: { lastSignedInAt: login.lastSignedInAt?.toISOString() ?? null },
      };
    },
    'sign-in.session': async ({ caller }) => ({
      memberNumber: caller.memberNumber,
      expireInMinutes: caller.idleMinutes,
    }),
    'sign-in.logout': async ({ caller }) => {
      await revokeToken(db, caller.token, clock.now());
      return {};
    },
  };
}

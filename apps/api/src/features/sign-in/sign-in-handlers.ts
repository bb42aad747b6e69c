import { randomUUID } from 'node:crypto';
import { memberLanguage } from '@rochdale/domain/messages/languages';
import { z } from 'zod';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { takeTries } from '../../platform/limits/limits.ts';
import { revokeToken } from '../../platform/tokens/token-store.ts';
import { noteEvent } from '../security/public.ts';
import { leaveAnswer } from './answer-job.ts';
import { findDevice } from './devices-store.ts';
import { openSession, sessionIdleMinutes } from './open-session.ts';
import { passwordMatches } from './passwords.ts';
import { takeSecondStep } from './second-step.ts';
import type { IdentityServices } from './services.ts';
import { codeLimits, passwordLimits } from './sign-in-limits.ts';
import { findLogin, type Login, loginKeyOf } from './sign-in-store.ts';

/** How long the second step may take after the first. */
const secondStepMinutes = 5;
const sealedMember = z.object({ attempt: z.string(), memberNumber: z.string() });
const sealedUsername = z.object({ attempt: z.string(), loginKey: z.string() });

type SignInHandlers = Pick<
  Handlers,
  'sign-in.login' | 'sign-in.verify-code' | 'sign-in.session' | 'sign-in.session-of-member' | 'sign-in.logout'
>;

/** Sign-in by password and code, and the session's life. Wrong and unknown are answered alike. */
export function signInHandlers(services: IdentityServices): SignInHandlers {
  const { db, clock, sealer } = services;

  /** What the second step brings back: bound to one attempt, one member, one username. */
  const sealAttempt = (login: Login) => {
    const until = new Date(clock.now().getTime() + secondStepMinutes * 60_000);
    const attempt = randomUUID();
    const { memberNumber, loginKey } = login;
    return {
      encryptedMember: sealer.seal('sign-in-member', { attempt, memberNumber }, until),
      encryptedUserName: sealer.seal('sign-in-username', { attempt, loginKey }, until),
    };
  };
  const openAttempt = (body: { encryptedMember: string; encryptedUserName: string; userName: string }) => {
    const member = sealedMember.safeParse(sealer.open('sign-in-member', body.encryptedMember, clock.now())).data;
    const user = sealedUsername.safeParse(sealer.open('sign-in-username', body.encryptedUserName, clock.now())).data;
    const same = member && user && member.attempt === user.attempt && user.loginKey === loginKeyOf(body.userName);
    return same ? { memberNumber: member.memberNumber, loginKey: user.loginKey } : undefined;
  };

  return {
    'sign-in.login': async ({ body, address, language }) => {
      const now = clock.now();
      const loginKey = loginKeyOf(body.username);
      const device = await findDevice(db, loginKey, body.deviceToken);
      const tries = await takeTries(db, passwordLimits(loginKey, device, address), now);
      const login = await findLogin(db, body.username);
      if (!(await passwordMatches(login?.passwordHash, body.password)) || !login) {
        await noteEvent(db, { kind: 'sign-in-failed', at: now, loginKey, address });
        if (tries.left === 0 && device === undefined)
          await leaveAnswer(services, { kind: 'locked', loginKey, address, language: memberLanguage(language) });
        throw refusal(400, 'signIn.failed');
      }
      await tries.giveBack();
      if (!login.mfaEnabled) return openSession(services, login, { deviceToken: body.deviceToken, address, language });
      return {
        accessToken: null,
        memberNumber: null,
        expireInMinutes: sessionIdleMinutes,
        memberMfaEnabled: true,
        mfaAuthenticateModel: sealAttempt(login),
        loginInfo: null,
      };
    },
    'sign-in.verify-code': async ({ body, address, language }) => {
      const now = clock.now();
      const attempt = openAttempt(body);
      if (!attempt) throw refusal(400, 'signIn.code.tooLate');
      const { loginKey, memberNumber } = attempt;
      const tries = await takeTries(db, codeLimits(loginKey), now);
      const login = await findLogin(db, loginKey);
      const step =
        login?.memberNumber === memberNumber ? await takeSecondStep(services, login, body.token, now) : undefined;
      if (!login || step === undefined) {
        await noteEvent(db, { kind: 'code-failed', at: now, memberNumber, loginKey, address });
        throw refusal(400, 'signIn.code.failed');
      }
      await tries.giveBack();
      if (step === 'recovery-code')
        await noteEvent(db, { kind: 'recovery-code-used', at: now, memberNumber, loginKey, address });
      return openSession(services, login, { deviceToken: body.deviceToken, address, language });
    },
    'sign-in.session': async ({ caller }) => ({
      memberNumber: caller.memberNumber,
      expireInMinutes: caller.idleMinutes,
    }),
    'sign-in.session-of-member': async ({ caller, address }) => {
      const { memberNumber, idleMinutes } = caller;
      await noteEvent(db, { kind: 'handed-over', at: clock.now(), memberNumber, address });
      return { memberNumber, expireInMinutes: idleMinutes };
    },
    'sign-in.logout': async ({ caller, address }) => {
      const at = clock.now();
      await revokeToken(db, caller.token, at);
      await noteEvent(db, { kind: 'signed-out', at, memberNumber: caller.memberNumber, address });
      return {};
    },
  };
}

import { randomUUID } from 'node:crypto';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import type { Doors } from '../../../platform/doors/doors.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { giveBackTry, secondsUntilTry, takeTry } from '../../../platform/limits/limits-store.ts';
import { revokeToken } from '../../../platform/tokens/token-store.ts';
import { forgetBrowser } from '../../communications/push/public.ts';
import { compareCode, useCode } from '../verification-codes/verification-code.ts';
import { findDevice } from './devices-store.ts';
import { openAttempt, sealAttempt } from './entering/second-step-attempt.ts';
import { locked, lockedByOffice } from './locked.ts';
import { loginByPassword } from './login-by-password.ts';
import { openSession, sessionIdleMinutes } from './open-session.ts';
import { takeSecondStep } from './second-step.ts';
import type { IdentityServices } from './services.ts';
import { requestSignInHelp } from './sign-in-help-job.ts';
import { codeLimits, passCodeDoor, passwordLimit, signInDoor } from './sign-in-limits.ts';
import { findLogin, loginKeyOf } from './sign-in-store.ts';

const sealedCode = z.object({ attemptId: z.uuid(), loginKey: z.string() });

type SignInHandlers = Pick<
  Handlers,
  | 'sign-in.login'
  | 'sign-in.send-code'
  | 'sign-in.verify-code'
  | 'sign-in.session'
  | 'sign-in.session-of-member'
  | 'sign-in.logout'
>;

/** Sign-in by password and code, and the session's life. Wrong and unknown are answered alike. */
export function signInHandlers(services: IdentityServices & { readonly doors: Doors }): SignInHandlers {
  const { db, clock, sealer, site, doors } = services;

  /** The attempt whose code came with a password, when it is this login's and right. */
  const checkLockedCode = async (
    loginKey: string,
    code: { readonly attempt: string; readonly verificationCode: string } | undefined,
  ): Promise<string | undefined> => {
    const opened = sealedCode.safeParse(sealer.open('login-code', code?.attempt ?? '', clock.now())).data;
    if (code === undefined || opened?.loginKey !== loginKey) return undefined;
    const memberNumber = await compareCode(services, opened.attemptId, code.verificationCode);
    return memberNumber === undefined ? undefined : opened.attemptId;
  };

  return {
    'sign-in.login': async ({ body, address, proof, bearer, browser, browserName, note, language }) => {
      const now = clock.now();
      const loginKey = loginKeyOf(body.username);
      const visitor = { address, proof };
      await doors.pass(signInDoor, visitor, loginKey, now);
      const browserToken = browser.token ?? body.deviceToken;
      const device = await findDevice(db, loginKey, browserToken, now);
      const limit = passwordLimit(loginKey, device);
      const own = await takeTry(db, limit, now);
      const attemptId = own.taken ? undefined : await checkLockedCode(loginKey, body.code);
      if (!own.taken && attemptId === undefined) {
        doors.note('sign-in', 'locked');
        throw locked(services, 'limits.login.locked', own.retryAfterSeconds);
      }
      const login = await loginByPassword(services, body.username, body.password);
      if (!login) {
        await doors.wrong(signInDoor, visitor, now);
        await note(db, { kind: 'sign-in-failed', loginKey });
        if (own.taken && own.left === 0 && device === undefined)
          await requestSignInHelp(services, { kind: 'locked', loginKey, address, language: memberLanguage(language) });
        throw refusal(400, 'signIn.failed');
      }
      if (own.taken) await giveBackTry(db, limit, now);
      if (attemptId !== undefined && !(await useCode(services, attemptId))) throw refusal(400, 'signIn.failed');
      // Whoever has the password is told; to everybody else it is a login like any other.
      if (login.lockedAt !== null) throw lockedByOffice(services);
      if (!login.mfaEnabled)
        return openSession(services, login, { bearer, browser, browserToken, browserName, address, note, language });
      return {
        accessToken: null,
        memberNumber: null,
        expireInMinutes: sessionIdleMinutes,
        memberMfaEnabled: true,
        mfaAuthenticateModel: sealAttempt(services, login),
        loginInfo: null,
      };
    },
    'sign-in.send-code': async ({ body, address, proof, browser, language, text }) => {
      const now = clock.now();
      const loginKey = loginKeyOf(body.username);
      await passCodeDoor(doors, { address, proof }, loginKey, now);
      const attemptId = randomUUID();
      const device = await findDevice(db, loginKey, browser.token, now);
      if ((await secondsUntilTry(db, passwordLimit(loginKey, device), now)) !== undefined)
        await requestSignInHelp(services, {
          kind: 'login-code',
          loginKey,
          channel: body.channel,
          attemptId,
          address,
          language: memberLanguage(language),
        });
      const until = new Date(now.getTime() + site().config.security.codeMinutes * 60_000);
      return {
        attempt: sealer.seal('login-code', { attemptId, loginKey }, until),
        message: text('accountCode.sent', { phone: site().settings.phoneNumber }),
      };
    },
    'sign-in.verify-code': async ({ body, address, bearer, browser, browserName, note, language }) => {
      const now = clock.now();
      const attempt = openAttempt(services, body);
      if (!attempt) throw refusal(400, 'signIn.code.tooLate');
      const { loginKey, memberNumber } = attempt;
      const tries = await takeTries(db, codeLimits(loginKey), now);
      const login = await findLogin(db, loginKey);
      if (login && !attempt.isOf(login)) throw refusal(400, 'signIn.code.tooLate');
      const step = login && (await takeSecondStep(services, login, body.token, now));
      if (!login || step === undefined) {
        await note(db, { kind: 'code-failed', memberNumber, loginKey });
        throw refusal(400, 'signIn.code.failed');
      }
      await tries.giveBack();
      if (step === 'recovery-code') await note(db, { kind: 'recovery-code-used', memberNumber, loginKey });
      const browserToken = browser.token ?? body.deviceToken;
      return openSession(services, login, { bearer, browser, browserToken, browserName, address, note, language });
    },
    'sign-in.session': async ({ caller: { memberNumber, idleMinutes, endsAt } }) => ({
      memberNumber,
      expireInMinutes: idleMinutes,
      ...(endsAt && { secondsLeft: Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000)) }),
    }),
    'sign-in.session-of-member': async ({ caller: { memberNumber, idleMinutes }, note }) => {
      if (!site().config.security.takesAccessTokens) throw refusal(404, 'handOver.refused');
      await note(db, { kind: 'handed-over' });
      return { memberNumber, expireInMinutes: idleMinutes };
    },
    'sign-in.logout': async ({ caller, browser, note }) => {
      await revokeToken(db, caller.token, clock.now());
      await forgetBrowser(db, browser.token);
      await note(db, { kind: 'signed-out' });
      return {};
    },
  };
}

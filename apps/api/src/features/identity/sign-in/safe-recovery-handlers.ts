import { stopsByCall } from '@rochdale/domain/identity/login-changes/login-change';
import { recoveredMinutes } from '@rochdale/domain/identity/passkeys/passkeys';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { forgetTries } from '../../../platform/limits/limits-store.ts';
import { proveToken, revokeTokensOf } from '../../../platform/tokens/token-store.ts';
import { holdsLoginClosed } from '../../office/member-marks/public.ts';
import { endDataAccess } from '../connected-apps/public.ts';
import { beginChange, stopsOf, waitingChangeOf } from '../login-changes/public.ts';
import { forgetDevices } from './devices-store.ts';
import { notify } from './login-messages.ts';
import { openSession } from './open-session.ts';
import { isOpenTo } from './reset-links.ts';
import { takeSecondStep } from './second-step.ts';
import type { IdentityServices } from './services.ts';
import { resetCodeHash } from './sign-in-help-job.ts';
import { passwordTriesOf } from './sign-in-limits.ts';
import {
  findLogin,
  findResetLink,
  holdLoginOfMember,
  type Login,
  type ResetLinkKind,
  useResetLink,
} from './sign-in-store.ts';

type SafeRecoveryHandlers = Pick<Handlers, 'recovery.enter' | 'recovery.wait'>;

/**
 * Getting back into a login without a password (identity-86 to identity-88): the e-mail link and one more thing, or a day
 * in which everybody is told. Knowing the login alone begins nothing.
 */
export function safeRecoveryHandlers(services: IdentityServices): SafeRecoveryHandlers {
  const { db, clock, site } = services;
  const limited = (address: string) =>
    takeTries(db, [{ key: `recovery:address:${address}`, tries: 30, minutes: 60 }], clock.now());
  /** The login of a link that leads back in, and what the link is for. */
  const linked = async (otc: string): Promise<{ readonly login: Login; readonly kind: ResetLinkKind }> => {
    const found = await findResetLink(db, resetCodeHash(otc), clock.now());
    const login = found && (await findLogin(db, found.loginKey));
    if (!found || !login || found.kind === 'password' || !isOpenTo(login, found.kind))
      throw refusal(404, 'recovery.reset.invalid');
    if (await holdsLoginClosed(db, login.memberNumber)) throw refusal(404, 'recovery.reset.invalid');
    return { login, kind: found.kind };
  };
  return {
    'recovery.enter': async ({ body, address, bearer, browser, browserName, note, language }) => {
      await limited(address);
      const now = clock.now();
      const { login, kind } = await linked(body.otc);
      const { memberNumber, loginKey } = login;
      if (kind === 'recovery') {
        const tries = await takeTries(db, [{ key: `recovery-code:${loginKey}`, tries: 10, minutes: 60 }], now);
        const step = await takeSecondStep(services, login, body.code.trim(), now);
        if (step === undefined) {
          await note(db, { kind: 'code-failed', memberNumber, loginKey });
          throw fieldRefusal({ code: 'recovery.code.wrong', params: {} }, 'code');
        }
        await tries.giveBack();
        if (step === 'recovery-code') await note(db, { kind: 'recovery-code-used', memberNumber, loginKey });
      }
      await db.transaction(async (tx) => {
        const used = await useResetLink(tx, { codeHash: resetCodeHash(body.otc), kind }, now);
        if (used !== loginKey) throw refusal(404, 'recovery.reset.invalid');
        await revokeTokensOf(tx, memberNumber, now);
        await endDataAccess(tx, memberNumber, { by: 'member', at: now });
        await forgetDevices(tx, loginKey);
        const { keys, pattern } = passwordTriesOf(loginKey);
        await forgetTries(tx, keys, pattern);
        await note(tx, { kind: 'login-recovered', memberNumber, loginKey });
        await notify(services, tx, login, 'recovered');
      });
      const from = { bearer, browser, browserToken: browser.token, browserName, address, note, language };
      const answer = await openSession(services, login, from);
      // Whoever is back may add a passkey, or choose a password, without the one that is lost.
      const until = new Date(now.getTime() + recoveredMinutes * 60_000);
      if (answer.accessToken !== null) await proveToken(db, answer.accessToken, until);
      return answer;
    },
    'recovery.wait': async ({ body, address }) => {
      await limited(address);
      const { login } = await linked(body.otc);
      return db.transaction(async (tx) => {
        const held = await holdLoginOfMember(tx, login.memberNumber);
        if (!held || !isOpenTo(held, 'recovery')) throw refusal(404, 'recovery.reset.invalid');
        const waiting = await waitingChangeOf(tx, held.memberNumber);
        if (waiting?.kind === 'recovery') return { dueAt: waiting.dueAt.toISOString() };
        const { phoneNumber: phone } = site().settings;
        if ((await stopsOf(tx, held.memberNumber)) >= stopsByCall)
          throw refusal(409, 'recovery.wait.comeIn', { phone });
        if (waiting !== undefined) throw refusal(409, 'recovery.wait.other', { phone });
        const used = await useResetLink(tx, { codeHash: resetCodeHash(body.otc), kind: 'recovery' }, clock.now());
        if (used !== held.loginKey) throw refusal(404, 'recovery.reset.invalid');
        const { change } = await beginChange(services, tx, held, { kind: 'recovery', emailAfter: null, paper: null });
        return { dueAt: change.dueAt.toISOString() };
      });
    },
  };
}

import { z } from 'zod';
import type { Handlers, MemberCaller } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { isLimitedToken, replaceToken, revokeTokensOf } from '../../../platform/tokens/token-store.ts';
import {
  authenticatorUri,
  findLoginOfMember,
  holdLoginOfMember,
  type IdentityServices,
  type Login,
  matchingStep,
  newAuthenticatorSecret,
  newRecoveryCodes,
  notify,
  recoveryCodeHashes,
  requireCurrentPassword,
  setMfa,
} from '../sign-in/public.ts';

/** How long a new secret may wait for its first code. */
const setUpMinutes = 10;
const sealedSecret = z.object({ loginKey: z.string(), secret: z.string() });
const failed = { verificationSatus: false, transactionStatus: false, recoveryCodes: [], accessToken: null };

type MfaHandlers = Pick<Handlers, 'mfa.status' | 'mfa.qr-code' | 'mfa.set' | 'mfa.remove'>;

/**
 * Authenticator apps (identity-38). The secret is stored encrypted, and only once its first code was right. A second step
 * that is set, changed or removed ends every other session; one that is set gives this one a new token (identity-143).
 */
export function mfaHandlers(services: IdentityServices): MfaHandlers {
  const { db, clock, site, sealer, vault } = services;
  const loginOf = async (caller: MemberCaller): Promise<Login> => {
    const login = await findLoginOfMember(db, caller.memberNumber);
    if (!login) throw refusal(404, 'error.notFound');
    return login;
  };
  return {
    'mfa.status': async ({ caller }) => ({ mfaEnabled: (await loginOf(caller)).mfaEnabled }),
    'mfa.qr-code': async ({ caller }) => {
      const { loginKey, loginId } = await loginOf(caller);
      const secret = newAuthenticatorSecret();
      const until = new Date(clock.now().getTime() + setUpMinutes * 60_000);
      return {
        totpUri: authenticatorUri(secret, loginId, site().settings.coopName),
        encryptedValidator: sealer.seal('mfa-secret', { loginKey, secret }, until),
        secretNewKey: secret,
      };
    },
    'mfa.set': async ({ body, caller, note }) => {
      const now = clock.now();
      const login = await loginOf(caller);
      const { loginKey, memberNumber } = login;
      const opened = sealedSecret.safeParse(sealer.open('mfa-secret', body.encryptedMember, now)).data;
      if (opened?.loginKey !== loginKey || opened.secret !== body.key) throw refusal(400, 'mfa.tooLate');
      const proof = { typed: body.currentPassword, token: caller.token };
      // Whose session can do nothing else has just typed the password.
      if (!(await isLimitedToken(db, caller.token))) await requireCurrentPassword(services, login, proof, note);
      const tries = await takeTries(db, [{ key: `mfa-set:${memberNumber}`, tries: 20, minutes: 60 }], now);
      const step = matchingStep(opened.secret, body.code, now, site().config.security.authenticatorDrift);
      if (step === undefined) return failed;
      await tries.giveBack();
      const codes = newRecoveryCodes();
      const codeHashes = await recoveryCodeHashes(vault, memberNumber, codes);
      const accessToken = await db.transaction(async (tx) => {
        const held = await holdLoginOfMember(tx, memberNumber);
        // The secret opens only under the key that it is locked for, and the username may just have changed.
        if (held?.loginKey !== loginKey) throw refusal(400, 'mfa.tooLate');
        await setMfa(tx, loginKey, {
          secret: vault.lock('authenticator-secret', loginKey, opened.secret),
          lastStep: step,
          codeHashes,
        });
        const session = await replaceToken(tx, caller.token, now);
        await revokeTokensOf(tx, memberNumber, now, session);
        await note(tx, { kind: 'mfa-enabled', loginKey });
        await notify(services, tx, login, 'mfa-on');
        return session;
      });
      return { verificationSatus: true, transactionStatus: true, recoveryCodes: codes, accessToken };
    },
    'mfa.remove': async ({ body, caller, note, text }) => {
      const now = clock.now();
      const proof = { typed: body.currentPassword, token: caller.token };
      await requireCurrentPassword(services, await loginOf(caller), proof, note);
      await db.transaction(async (tx) => {
        const login = await holdLoginOfMember(tx, caller.memberNumber);
        if (!login) throw refusal(404, 'error.notFound');
        // Removed already: there is nothing to tell.
        if (!login.mfaEnabled) return;
        const { loginKey, memberNumber } = login;
        await setMfa(tx, loginKey, undefined);
        await revokeTokensOf(tx, memberNumber, now, caller.token);
        await note(tx, { kind: 'mfa-removed', loginKey });
        await notify(services, tx, login, 'mfa-off');
      });
      return { message: text('mfa.removed') };
    },
  };
}

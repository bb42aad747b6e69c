import { createHmac, timingSafeEqual } from 'node:crypto';
import { stopsByCall } from '@rochdale/domain/identity/login-changes/login-change';
import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { confirmPasswordViolation, newPasswordViolation } from '@rochdale/domain/identity/sign-in/new-credentials';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import type { Executor } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { forgetTries, takeTry } from '../../../platform/limits/limits-store.ts';
import { revokeTokensOf } from '../../../platform/tokens/token-store.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { lastRestoredAt } from '../../office/holds/public.ts';
import { endDataAccess } from '../connected-apps/public.ts';
import { stopsOf, waitingChangeOf } from '../login-changes/public.ts';
import { endOtherPasskeys, memberPasskeys, passkeysOf, presentPasskeys } from '../passkeys/public.ts';
import {
  findLogin,
  findResetLink,
  forgetDevices,
  guessedPasswordViolation,
  hashPassword,
  type IdentityServices,
  isOpenTo,
  isUsedLink,
  loginKeyOf,
  notify,
  passwordTriesOf,
  requestSignInHelp,
  resetCodeHash,
  setPassword,
  useForeignLink,
  useResetLink,
} from '../sign-in/public.ts';

const foreignLinkMinutes = 30;

type Link = { readonly otc: string } | { readonly key: string; readonly username: string };
type RecoveryHandlers = Pick<
  Handlers,
  'recovery.forgot-password' | 'recovery.forgot-username' | 'recovery.validate-link' | 'recovery.reset-password'
>;

/** Forgotten passwords and usernames (identity-59, identity-61). What matches is answered like what does not. */
export function recoveryHandlers(services: IdentityServices): RecoveryHandlers {
  const { db, clock, site } = services;
  const limited = (address: string) =>
    takeTries(db, [{ key: `recovery:address:${address}`, tries: 30, minutes: 60 }], clock.now());
  /** Beyond five an hour nothing more is sent, and the answer stays the same: a stranger can't keep the owner out. */
  const maySend = async (key: string): Promise<boolean> =>
    (await takeTry(db, { key: `recovery:${key}`, tries: 5, minutes: 60 }, clock.now())).taken;

  /** The login of a link that is good now, and what it is for. */
  const foundLink = async (executor: Executor, link: Link) => {
    if ('otc' in link) return findResetLink(executor, resetCodeHash(link.otc), clock.now());
    const { key, username } = link;
    const isGood = isSignedLink(services.resetLinkSecret, key, username, clock.now());
    return isGood && !isBefore(key, await lastRestoredAt(executor)) && !(await isUsedLink(executor, resetCodeHash(key)))
      ? ({ loginKey: loginKeyOf(username), kind: 'password' } as const)
      : undefined;
  };
  const takeLink = async (tx: Executor, link: Link, now: Date): Promise<string | undefined> => {
    if ('otc' in link) return useResetLink(tx, { codeHash: resetCodeHash(link.otc), kind: 'password' }, now);
    const loginKey = (await foundLink(tx, link))?.loginKey;
    if (loginKey === undefined) return undefined;
    return (await useForeignLink(tx, resetCodeHash(link.key), loginKey, now)) ? loginKey : undefined;
  };

  return {
    'recovery.forgot-password': async ({ body, address, language, text }) => {
      await limited(address);
      const asked = { kind: 'forgot-password', username: body.username, email: body.email } as const;
      if (await maySend(`password:${loginKeyOf(body.username)}:${tidyEmail(body.email)}`))
        await requestSignInHelp(services, { ...asked, address, language: memberLanguage(language) });
      return { message: text('recovery.password.sent') };
    },
    'recovery.forgot-username': async ({ body, address, language, text }) => {
      const { accountNumber, email } = body;
      await limited(address);
      const asked = { kind: 'forgot-username', accountNumber, email } as const;
      if (await maySend(`username:${accountNumber}:${tidyEmail(email)}`))
        await requestSignInHelp(services, { ...asked, address, language: memberLanguage(language) });
      return { message: text('recovery.username.sent') };
    },
    'recovery.validate-link': async ({ body, address }) => {
      await limited(address);
      const found = await foundLink(db, body);
      const login = found && (await findLogin(db, found.loginKey));
      if (!found || !login || !isOpenTo(login, found.kind)) throw refusal(404, 'recovery.reset.invalid');
      const { memberNumber, loginId, mfaEnabled } = login;
      const waiting = await waitingChangeOf(db, memberNumber);
      return {
        memberName: (await memberNameOf(db, memberNumber)) ?? loginId,
        kind: found.kind,
        hasAuthenticator: mfaEnabled,
        passkeys: found.kind === 'password' ? presentPasskeys(await passkeysOf(db, memberPasskeys(login))) : [],
        waitsUntil: waiting?.kind === 'recovery' ? waiting.dueAt.toISOString() : null,
        mustComeIn: (await stopsOf(db, memberNumber)) >= stopsByCall,
      };
    },
    'recovery.reset-password': async ({ body, address, note, text }) => {
      await limited(address);
      const { password, cnfpassword } = body;
      const found =
        newPasswordViolation(password, site().config.security) ?? confirmPasswordViolation(cnfpassword, password);
      if (found) throw fieldRefusal(found, 'password');
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const now = clock.now();
        const loginKey = await takeLink(tx, body, now);
        const login = loginKey === undefined ? undefined : await findLogin(tx, loginKey);
        if (!login || !isOpenTo(login, 'password')) throw refusal(404, 'recovery.reset.invalid');
        const guessed = guessedPasswordViolation(password, site().settings, login);
        if (guessed) throw fieldRefusal(guessed, 'password');
        const { memberNumber } = login;
        await setPassword(tx, login.loginKey, passwordHash, now);
        await revokeTokensOf(tx, memberNumber, now);
        await endDataAccess(tx, memberNumber, { by: 'member', at: now });
        await forgetDevices(tx, login.loginKey);
        // What strangers have guessed was the password before: the new one opens at once, by any browser.
        const { keys, pattern } = passwordTriesOf(login.loginKey);
        await forgetTries(tx, keys, pattern);
        await endOtherPasskeys(services, tx, login, body.keepsPasskeys ?? [], note);
        await note(tx, { kind: 'password-changed', memberNumber, loginKey: login.loginKey });
        await notify(services, tx, login, 'password-changed');
      });
      return { code: 2011 as const, message: text('recovery.reset.done') };
    },
  };
}

/** Whether a link was signed before an instant: what a restored database was before, it does not know as used. */
const isBefore = (key: string, instant: Date | undefined): boolean =>
  instant !== undefined && Number.parseInt(key, 10) * 1000 <= instant.getTime();

/** Whether the billing system signed this link for this username, lately: `seconds.base64url(HMAC-SHA256)`. */
function isSignedLink(secret: string | undefined, key: string, username: string, now: Date): boolean {
  const match = /^(\d{1,12})\.([\w-]{43})$/.exec(key);
  if (secret === undefined || !match) return false;
  const seconds = Number(match[1]);
  const expected = createHmac('sha256', secret)
    .update(`${loginKeyOf(username)}\n${seconds}`)
    .digest();
  const given = Buffer.from(match[2] ?? '', 'base64url');
  const age = now.getTime() / 1000 - seconds;
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && age >= -60 && age <= foreignLinkMinutes * 60
  );
}

import {
  freshMinutes,
  mayRemovePasskey,
  mayTurnPasswordOff,
  mostPasskeys,
  proofMinutes,
} from '@rochdale/domain/identity/passkeys/passkeys';
import type { Handlers, MemberCaller } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { issuedAt, proveToken, revokeTokensOf } from '../../../platform/tokens/token-store.ts';
import {
  findLoginOfMember,
  forgetDevices,
  holdLoginOfMember,
  type IdentityServices,
  type Login,
  notify,
  requireCurrentPassword,
  takePasskeyOffer,
  turnPasswordOff,
} from '../sign-in/public.ts';
import { memberPasskeys, portalPasskeySite } from './member-passkeys.ts';
import { beginAssertion, beginRegistration, finishAssertion, finishRegistration } from './passkey-checks.ts';
import { passkeysOf, removePasskeys, renamePasskey } from './passkeys-store.ts';
import { presentPasskeys } from './present-passkeys.ts';
import { waysInOf } from './ways-in.ts';

type PasskeysHandlers = Pick<
  Handlers,
  | 'passkeys.list'
  | 'passkeys.options'
  | 'passkeys.add'
  | 'passkeys.rename'
  | 'passkeys.remove'
  | 'passkeys.prove-options'
  | 'passkeys.prove'
  | 'passkeys.take-offer'
  | 'passkeys.turn-password-off'
>;

/** The own passkeys and ways in (identity-78 to identity-83). */
export function memberPasskeysHandlers(services: IdentityServices): PasskeysHandlers {
  const { db, clock } = services;
  const site = portalPasskeySite(services);
  const loginOf = async ({ memberNumber }: Pick<MemberCaller, 'memberNumber'>): Promise<Login> => {
    const login = await findLoginOfMember(db, memberNumber);
    if (!login) throw refusal(404, 'error.notFound');
    return login;
  };
  return {
    'passkeys.list': async ({ caller }) => {
      const login = await loginOf(caller);
      const ways = await waysInOf(db, login);
      return {
        passkeys: presentPasskeys(await passkeysOf(db, memberPasskeys(caller))),
        hasPassword: ways.hasPassword,
        mayTurnPasswordOff: mayTurnPasswordOff(ways),
        hasAuthenticator: login.mfaEnabled,
        recoveryCodes: ways.recoveryCodes,
      };
    },
    'passkeys.options': async ({ body, caller, note }) => {
      const login = await loginOf(caller);
      // Whoever has just signed in has just shown who they are.
      const fresh = new Date(clock.now().getTime() - freshMinutes * 60_000);
      const signedInAt = await issuedAt(db, caller.token);
      if (signedInAt === undefined || signedInAt <= fresh)
        await requireCurrentPassword(services, login, { typed: body.currentPassword, token: caller.token }, note);
      const owner = memberPasskeys(caller);
      if ((await passkeysOf(db, owner)).length >= mostPasskeys) throw refusal(409, 'passkeys.most');
      const { loginId } = login;
      return beginRegistration(db, site, {
        ...owner,
        askedBy: caller.token,
        userName: loginId,
        displayName: loginId,
      });
    },
    'passkeys.add': async ({ body, caller, note }) => {
      const owner = memberPasskeys(caller);
      const { registration } = body;
      const isKept = await db.transaction(async (tx) => {
        const login = await holdLoginOfMember(tx, caller.memberNumber);
        if (!login) throw refusal(404, 'error.notFound');
        if ((await passkeysOf(tx, owner)).length >= mostPasskeys) throw refusal(409, 'passkeys.most');
        const asked = { ...owner, askedBy: caller.token };
        if (!(await finishRegistration(tx, site, asked, { name: body.name.trim(), registration }))) return false;
        await note(tx, { kind: 'passkey-added', loginKey: login.loginKey });
        await notify(services, tx, login, 'passkey-added');
        return true;
      });
      if (!isKept) throw refusal(400, 'passkeys.notKept');
      return { passkeyId: registration.id };
    },
    'passkeys.rename': async ({ body, caller, params, note }) => {
      const { loginKey } = await loginOf(caller);
      await db.transaction(async (tx) => {
        if (!(await renamePasskey(tx, memberPasskeys(caller), params.passkeyId, body.name.trim())))
          throw refusal(404, 'error.notFound');
        await note(tx, { kind: 'passkey-renamed', loginKey });
      });
      return {};
    },
    'passkeys.remove': async ({ body, caller, params, note }) => {
      const proof = { typed: body.currentPassword, token: caller.token };
      await requireCurrentPassword(services, await loginOf(caller), proof, note);
      await db.transaction(async (tx) => {
        // Of two that are removed at once the second sees that it is the last.
        const login = await holdLoginOfMember(tx, caller.memberNumber);
        if (!login) throw refusal(404, 'error.notFound');
        const ways = await waysInOf(tx, login);
        if ((await removePasskeys(tx, memberPasskeys(caller), params.passkeyId)) === 0)
          throw refusal(404, 'error.notFound');
        if (!mayRemovePasskey(ways)) throw refusal(409, 'passkeys.last');
        await revokeTokensOf(tx, caller.memberNumber, clock.now(), caller.token);
        await note(tx, { kind: 'passkey-removed', loginKey: login.loginKey });
        await notify(services, tx, login, 'passkey-removed');
      });
      return {};
    },
    'passkeys.prove-options': async ({ caller }) =>
      beginAssertion(db, site, 'prove', { ...memberPasskeys(await loginOf(caller)), askedBy: caller.token }),
    'passkeys.prove': async ({ body, caller, note }) => {
      const now = clock.now();
      const login = await loginOf(caller);
      const { loginKey, memberNumber } = login;
      const tries = await takeTries(db, [{ key: `passkey-proof:${memberNumber}`, tries: 10, minutes: 60 }], now);
      const until = new Date(now.getTime() + proofMinutes * 60_000);
      const isProved = await db.transaction(async (tx) => {
        const whose = { ...memberPasskeys(login), askedBy: caller.token };
        const taken = await finishAssertion(tx, site, 'prove', { assertion: body.assertion, whose });
        if (!taken) return false;
        await proveToken(tx, caller.token, until);
        if (taken.use === 'back') {
          await note(tx, { kind: 'passkey-went-back', loginKey });
          await notify(services, tx, login, 'passkey-went-back');
        }
        return true;
      });
      if (!isProved) {
        await note(db, { kind: 'code-failed', loginKey });
        throw refusal(400, 'passkeys.failed');
      }
      await tries.giveBack();
      return { provedUntil: until.toISOString() };
    },
    'passkeys.take-offer': async ({ caller }) => {
      const login = await loginOf(caller);
      const held = await passkeysOf(db, memberPasskeys(login));
      return { isOffered: held.length === 0 && (await takePasskeyOffer(db, login.loginKey, clock.now())) };
    },
    'passkeys.turn-password-off': async ({ body, caller, browser, note }) => {
      const proof = { typed: body.currentPassword, token: caller.token };
      await requireCurrentPassword(services, await loginOf(caller), proof, note);
      await db.transaction(async (tx) => {
        const now = clock.now();
        const login = await holdLoginOfMember(tx, caller.memberNumber);
        if (!login) throw refusal(404, 'error.notFound');
        if (login.passwordOffAt !== null) return;
        if (!mayTurnPasswordOff(await waysInOf(tx, login))) throw refusal(409, 'passkeys.passwordStays');
        const { loginKey, memberNumber } = login;
        await turnPasswordOff(tx, loginKey, now);
        await revokeTokensOf(tx, memberNumber, now, caller.token);
        await forgetDevices(tx, loginKey, browser.token);
        await note(tx, { kind: 'password-off', loginKey });
        await notify(services, tx, login, 'password-off');
      });
      return {};
    },
  };
}

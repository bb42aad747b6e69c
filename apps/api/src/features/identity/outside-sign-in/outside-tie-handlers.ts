import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findLoginOfMember, type IdentityServices, notify, requireCurrentPassword } from '../sign-in/public.ts';
import { findTie, tie, untie } from './outside-store.ts';
import { outsideWays } from './outside-ways.ts';

type OutsideTieHandlers = Pick<
  Handlers,
  'outside-sign-in.see' | 'outside-sign-in.begin-tie' | 'outside-sign-in.tie' | 'outside-sign-in.untie'
>;

/**
 * Ties a login to whoever its owner is at the outside provider, and unties it (identity-132, identity-135). Only who is signed in
 * and knows the password does either, so a session that was left open ties nobody.
 */
export function outsideTieHandlers(services: IdentityServices): OutsideTieHandlers {
  const { db, clock } = services;
  const ways = outsideWays(services);
  const loginOf = async (memberNumber: string) => {
    const login = await findLoginOfMember(db, memberNumber);
    if (!login) throw refusal(404, 'error.notFound');
    return login;
  };
  return {
    'outside-sign-in.see': async ({ caller }) => {
      const { loginKey } = await loginOf(caller.memberNumber);
      const found = await findTie(db, loginKey, ways.settings().issuer);
      return { tiedAt: found?.tiedAt.toISOString() ?? null, lastUsedAt: found?.lastUsedAt?.toISOString() ?? null };
    },
    'outside-sign-in.begin-tie': async ({ body, caller, address, browser, note }) => {
      await ways.limited(address);
      const login = await loginOf(caller.memberNumber);
      await requireCurrentPassword(services, login, { typed: body.currentPassword, token: caller.token }, note, true);
      return ways.begin('tie', browser, login.loginKey);
    },
    'outside-sign-in.tie': async ({ body, caller, browser, note }) => {
      const login = await loginOf(caller.memberNumber);
      const { loginKey } = login;
      const { issuer, subject } = await ways.cameBack(body.answer, browser, loginKey);
      await db.transaction(async (tx) => {
        if (!(await tie(tx, loginKey, { issuer, subject }, clock.now())))
          throw refusal(409, 'outsideSignIn.ofAnother', { provider: ways.settings().label });
        await note(tx, { kind: 'outside-tied', loginKey });
        await notify(services, tx, login, 'outside-tied');
      });
      return {};
    },
    'outside-sign-in.untie': async ({ body, caller, note }) => {
      const login = await loginOf(caller.memberNumber);
      const proof = { typed: body.currentPassword, token: caller.token };
      await requireCurrentPassword(services, login, proof, note, true);
      await db.transaction(async (tx) => {
        if (await untie(tx, login.loginKey, ways.settings().issuer))
          await note(tx, { kind: 'outside-untied', loginKey: login.loginKey });
      });
      return {};
    },
  };
}

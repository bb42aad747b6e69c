import type { Handlers } from '../../../../platform/http/caller.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { outsideWays, useTie } from '../../outside-sign-in/public.ts';
import type { IdentityServices } from '../services.ts';
import { findLogin } from '../sign-in-store.ts';
import { enterWithWord } from './enter-with-word.ts';

/** Signing in by the co-op's outside provider, which opens what a login's owner has tied to it, and nothing by an e-mail address (identity-130). */
export function outsideEntryHandlers(
  services: IdentityServices,
): Pick<Handlers, 'outside-sign-in.begin' | 'outside-sign-in.finish'> {
  const { db, clock } = services;
  const ways = outsideWays(services);
  return {
    'outside-sign-in.begin': async ({ address, browser }) => {
      await ways.limited(address);
      return ways.begin('sign-in', browser, null);
    },
    'outside-sign-in.finish': async ({ body, address, bearer, browser, browserName, note, language }) => {
      await ways.limited(address);
      const person = await ways.cameBack(body.answer, browser, null);
      const { label, secondStep } = ways.settings();
      const loginKey = await useTie(db, person, clock.now());
      const login = loginKey === undefined ? undefined : await findLogin(db, loginKey);
      if (!login) {
        await note(db, { kind: 'sign-in-failed' });
        throw refusal(400, 'outsideSignIn.notTied', { provider: label });
      }
      const from = { bearer, browser, browserToken: browser.token, browserName, address, note, language };
      const isStrong = person.isStrong && secondStep === 'provider';
      return enterWithWord(services, login, { ...from, ...(isStrong && { by: 'provider' }) });
    },
  };
}

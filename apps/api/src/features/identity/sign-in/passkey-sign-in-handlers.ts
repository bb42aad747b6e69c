import type { Doors } from '../../../platform/doors/doors.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { newBrowserToken } from '../../../platform/http/cookies/browser-cookie.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { beginAssertion, finishAssertion, portalPasskeySite } from '../passkeys/public.ts';
import { lockedByOffice } from './locked.ts';
import { notify } from './login-messages.ts';
import { openSession } from './open-session.ts';
import type { IdentityServices } from './services.ts';
import { signInDoor } from './sign-in-limits.ts';
import { findLoginOfMember } from './sign-in-store.ts';

type PasskeySignInHandlers = Pick<Handlers, 'sign-in.passkey-options' | 'sign-in.passkey'>;

/**
 * Signing in with a passkey, which says by itself whose it is (identity-80). Wrong passwords do not lock it out: there is
 * nothing to guess. What is not accepted is answered alike, whatever was wrong with it.
 */
export function passkeySignInHandlers(services: IdentityServices & { readonly doors: Doors }): PasskeySignInHandlers {
  const { db, clock, doors } = services;
  const site = portalPasskeySite(services);
  return {
    'sign-in.passkey-options': async ({ address, browser }) => {
      await takeTries(db, [{ key: `passkey-options:${address}`, tries: 600, minutes: 60 }], clock.now());
      const askedBy = browser.token ?? newBrowserToken();
      browser.keep(askedBy);
      return beginAssertion(db, site, 'sign-in', { kind: 'member', askedBy });
    },
    'sign-in.passkey': async ({
      body: { assertion },
      address,
      proof,
      bearer,
      browser,
      browserName,
      note,
      language,
    }) => {
      const now = clock.now();
      const visitor = { address, proof };
      await doors.pass(signInDoor, visitor, assertion.id, now);
      const login = await db.transaction(async (tx) => {
        const whose = { kind: 'member', askedBy: browser.token } as const;
        const taken = await finishAssertion(tx, site, 'sign-in', { assertion, whose });
        const found = taken && (await findLoginOfMember(tx, taken.owner.id));
        if (found && taken.use === 'back') {
          const { memberNumber, loginKey } = found;
          await note(tx, { kind: 'passkey-went-back', memberNumber, loginKey });
          await notify(services, tx, found, 'passkey-went-back');
        }
        return found;
      });
      if (!login) {
        await doors.wrong(signInDoor, visitor, now);
        await note(db, { kind: 'sign-in-failed' });
        throw refusal(400, 'passkeys.failed');
      }
      if (login.lockedAt !== null) throw lockedByOffice(services);
      const from = { bearer, browser, browserToken: browser.token, browserName, address, note, language };
      return openSession(services, login, { ...from, by: 'passkey' });
    },
  };
}

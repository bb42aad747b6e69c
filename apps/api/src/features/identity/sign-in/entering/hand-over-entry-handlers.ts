import type { Handlers } from '../../../../platform/http/caller.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { takeTries } from '../../../../platform/limits/limits.ts';
import { networkOf } from '../../../../platform/limits/network.ts';
import { takeHandOver } from '../../hand-overs/public.ts';
import type { IdentityServices } from '../services.ts';
import { findLogin } from '../sign-in-store.ts';
import { enterWithWord } from './enter-with-word.ts';

/** Tokens that one network may bring in an hour. */
const perHour = 120;

/** The member's browser brings the token that another system was given: token and member belong together, once (identity-138). */
export function handOverEntryHandlers(services: IdentityServices): Pick<Handlers, 'hand-overs.take'> {
  const { db, clock } = services;
  return {
    'hand-overs.take': async ({ body, address, bearer, browser, browserName, note, language }) => {
      const now = clock.now();
      await takeTries(db, [{ key: `hand-over:${networkOf(address)}`, tries: perHour, minutes: 60 }], now);
      const taken = await takeHandOver(db, body.token, now);
      const login = taken && (await findLogin(db, taken.loginKey));
      if (!login || taken.memberNumber !== body.memberNumber || login.memberNumber !== body.memberNumber)
        throw refusal(400, 'handOver.refused');
      const { memberNumber, loginKey } = login;
      await note(db, { kind: 'handed-over', memberNumber, loginKey });
      const from = { bearer, browser, browserToken: browser.token, browserName, address, note, language };
      return enterWithWord(services, login, from);
    },
  };
}

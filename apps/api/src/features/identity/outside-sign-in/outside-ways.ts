import { randomBytes } from 'node:crypto';
import {
  type OutsidePurpose,
  type OutsideSignIn,
  outsideMinutes,
} from '@rochdale/domain/identity/outside-sign-in/outside-settings';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Browser } from '../../../platform/http/cookies/browser-cookie.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { AskOut } from '../../../platform/http/ways-out/ask-out.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { inTime, isUnreached } from './ask-provider.ts';
import { attemptShape, type OutsidePerson, type OutsideProvider, outsideProviderOf } from './outside-provider.ts';
import { keepAttempt, takeAttempt } from './outside-store.ts';

interface WaysServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly sealer: Sealer;
  readonly publicUrl: string;
  readonly askOut: AskOut;
  readonly outsideSignInSecret: string | undefined;
}

/** Whose way it is: a login's that is to be tied, or nobody's yet. */
type Whose = string | null;

export interface OutsideWays {
  /** Sends a browser to the provider, and binds the way back to it. */
  begin(purpose: OutsidePurpose, browser: Browser, whose: Whose): Promise<{ readonly url: string }>;
  /** Who came back, by the way that this browser went; a way counts once, whatever comes of it. */
  cameBack(answer: string, browser: Browser, whose: Whose): Promise<OutsidePerson>;
  /** Refuses who comes too often. */
  limited(address: string): Promise<unknown>;
  /** The provider as the settings name it now. */
  settings(): OutsideSignIn;
}

/** Ways of one network to the provider in an hour. */
const perHour = 120;

/** The ways to the co-op's outside provider and back (identity-131). */
export function outsideWays(services: WaysServices): OutsideWays {
  const { db, clock, site, sealer, publicUrl, askOut } = services;
  let made: { readonly settings: OutsideSignIn; readonly provider: OutsideProvider } | undefined;
  const settings = (): OutsideSignIn => {
    const named = site().outsideSignIn;
    if (named === undefined) throw refusal(404, 'error.notFound');
    return named;
  };
  // Whoever ties is signed in: they are not sent to their password.
  const unreached = (purpose: OutsidePurpose) =>
    refusal(503, purpose === 'tie' ? 'outsideSignIn.tie.unreached' : 'outsideSignIn.unreached', {
      provider: settings().label,
    });
  const failed = (purpose: OutsidePurpose) =>
    refusal(400, purpose === 'tie' ? 'outsideSignIn.tie.failed' : 'outsideSignIn.failed');
  const provider = (purpose: OutsidePurpose): OutsideProvider => {
    const [named, secret] = [settings(), services.outsideSignInSecret];
    if (secret === undefined) throw unreached(purpose);
    if (made?.settings.issuer !== named.issuer || made.settings.clientId !== named.clientId) {
      const redirectUri = `${publicUrl}${addressOf('outside-sign-in')}`;
      made = { settings: named, provider: outsideProviderOf(named, { askOut, secret, redirectUri }) };
    }
    return made.provider;
  };
  return {
    settings,
    begin: async (purpose, browser, loginKey) => {
      const { url, attempt } = await inTime(provider(purpose).begin(purpose)).catch(() => {
        throw unreached(purpose);
      });
      const browserToken = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + outsideMinutes * 60_000);
      const sealed = sealer.seal('outside-attempt', attempt, expiresAt);
      await keepAttempt(db, browserToken, { sealed, loginKey, expiresAt });
      browser.goOutside(browserToken);
      return { url };
    },
    cameBack: async (answer, browser, loginKey) => {
      const now = clock.now();
      const taken = browser.outside === undefined ? undefined : await takeAttempt(db, browser.outside, now);
      const attempt = attemptShape.safeParse(sealer.open('outside-attempt', taken?.sealed ?? '', now));
      const purpose = loginKey === null ? 'sign-in' : 'tie';
      if (!taken || !attempt.success || taken.loginKey !== loginKey) throw failed(purpose);
      const finishing = provider(purpose).finish(new URLSearchParams(answer), attempt.data);
      return inTime(finishing).catch((error: unknown) => {
        throw isUnreached(error) ? unreached(purpose) : failed(purpose);
      });
    },
    limited: (address) =>
      takeTries(db, [{ key: `outside:${networkOf(address)}`, tries: perHour, minutes: 60 }], clock.now()),
  };
}

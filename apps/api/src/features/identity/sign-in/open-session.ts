import type { OperationAnswer } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { firstMembership } from '@rochdale/domain/identity/grants/reach';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { todayAt } from '../../../platform/clock.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { type Browser, newBrowserToken } from '../../../platform/http/cookies/browser-cookie.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { issueToken, revokeToken } from '../../../platform/tokens/token-store.ts';
import { chooseFirstNotices } from '../../communications/notifications/public.ts';
import { holdsLoginClosed } from '../../office/member-marks/public.ts';
import { grantOwnMemberships, reachOf } from '../grants/public.ts';
import { mayEnterIn, openingNow } from '../opening/public.ts';
import { findDevice, rememberDevice } from './devices-store.ts';
import { noteSignIn } from './entering/note-sign-in-store.ts';
import { lockedByOffice, notYet } from './locked.ts';
import { notify } from './login-messages.ts';
import type { IdentityServices } from './services.ts';
import { type Login, takeFirstNotices } from './sign-in-store.ts';

/** Minutes without use after which a session ends (identity-11). */
export const sessionIdleMinutes = 20;

/** Where a session is opened. */
export interface SessionFrom {
  readonly browser: Browser;
  /** What the browser keeps from before. */
  readonly browserToken: string | undefined;
  /** The token of the session that the browser had until now, which ends. */
  readonly bearer: string | undefined;
  /** What the browser calls itself, and its network. */
  readonly browserName: string;
  readonly address: string;
  readonly note: Note<'signed-in' | 'signed-in-on-new-device' | 'notices-preset'>;
  readonly language: TextLanguage;
  /** By what they have proven it, where that was the second step too: a passkey, or a provider whose word counts. */
  readonly by?: 'passkey' | 'provider';
}

/**
 * Opens the session of a member who has proven who they are. A browser that is new to a login that was used before is
 * told to its owner. The session that the browser had before ends (identity-143). All of it is one transaction, which holds
 * the login from the first: one that is locked, or gets another password, meanwhile opens none, or ends it.
 */
export async function openSession(
  services: IdentityServices,
  login: Login,
  from: SessionFrom,
): Promise<OperationAnswer<Operations['sign-in.login']>> {
  const { db, clock, site } = services;
  const now = clock.now();
  const { loginKey, memberNumber } = login;
  const language = login.language ?? memberLanguage(from.language);
  const mustSetUpMfa = site().config.security.mfaRequired && !login.mfaEnabled && from.by === undefined;
  return db.transaction(async (tx) => {
    const noted = await noteSignIn(tx, login, now, language);
    if (noted === 'locked') throw lockedByOffice(services);
    if (noted === 'other-password') throw refusal(400, 'signIn.failed');
    const isKnown = (await findDevice(tx, loginKey, from.browserToken, now)) !== undefined;
    const isNew = !isKnown && login.lastSignedInAt !== null;
    const token = from.browserToken ?? newBrowserToken();
    await rememberDevice(tx, loginKey, { token, name: from.browserName }, now);
    from.browser.keep(token);
    if (from.bearer !== undefined) await revokeToken(tx, from.bearer, now);
    const accessToken = await issueToken(tx, {
      purpose: 'access',
      memberNumber,
      idleMinutes: sessionIdleMinutes,
      limitedTo: mustSetUpMfa ? 'mfa-set-up' : null,
      from: { browser: from.browserName, network: from.address },
      now,
    });
    // The login is locked by now: whoever closes it waits, or has closed it.
    if (await holdsLoginClosed(tx, memberNumber))
      throw refusal(400, 'signIn.closed', { phone: site().settings.phoneNumber });
    // A release that runs beside this one gives none.
    await grantOwnMemberships(tx, 'upgrade', [loginKey]);
    const reach = await reachOf(tx, memberNumber, todayAt(clock, site().timeZone));
    // The stage stands until this has ended: whoever closes the door ends this session, or this is refused.
    if (!(await mayEnterIn(tx, [memberNumber, ...reach.grants.map((grant) => grant.memberNumber)])))
      throw notYet(services, await openingNow(tx));
    const kind = isNew ? 'signed-in-on-new-device' : 'signed-in';
    await from.note(tx, { kind, memberNumber, loginKey });
    if (isNew) await notify(services, tx, { ...login, language }, 'new-device');
    // Who has to set up an authenticator first comes to choose when that is done.
    const isFirst = login.awaitsFirstNotices && !mustSetUpMfa && (await takeFirstNotices(tx, memberNumber));
    const areNoticesNew = isFirst && (await chooseFirstNotices(services, tx, login));
    if (areNoticesNew) await from.note(tx, { kind: 'notices-preset', memberNumber, loginKey });
    return {
      accessToken,
      memberNumber: firstMembership(reach),
      expireInMinutes: sessionIdleMinutes,
      memberMfaEnabled: login.mfaEnabled,
      mfaAuthenticateModel: null,
      loginInfo: {
        lastSignedInAt: login.lastSignedInAt?.toISOString() ?? null,
        mustSetUpMfa,
        areNoticesNew,
        ownNumber: memberNumber,
        language,
      },
    };
  });
}

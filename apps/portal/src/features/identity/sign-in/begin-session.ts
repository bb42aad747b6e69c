import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { keepStored, readStored } from '../../../lib/device/storage.ts';
import { startSession } from '../../../lib/session/session.ts';

/** What this browser kept of a sign-in before that was a cookie: sent once more, then dropped. */
export function deviceOf(): { deviceToken?: string } {
  const deviceToken = readStored('device');
  return deviceToken === null ? {} : { deviceToken };
}

/** Keeps the session that an answer opens; false when the answer asks for a second step instead. */
export async function beginSession(answer: ResponseOf<'sign-in.login'>): Promise<boolean> {
  const { accessToken, memberNumber, loginInfo } = answer;
  if (accessToken === null || memberNumber === null || loginInfo === null) return false;
  // Only a page that is read signed in needs this. It may load the page anew, which comes before the session leads on.
  const speech = await import('../../../lib/text/language.ts').catch(() => undefined);
  keepStored('device', null);
  startSession({
    accessToken,
    memberNumber,
    ownNumber: loginInfo.ownNumber,
    memberMfaEnabled: answer.memberMfaEnabled,
    expireInMinutes: answer.expireInMinutes,
    mustSetUpMfa: loginInfo.mustSetUpMfa,
    areNoticesNew: loginInfo.areNoticesNew,
  });
  speech?.followMember(loginInfo.language);
  return true;
}

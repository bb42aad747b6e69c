import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { startSession } from '../../lib/session.ts';
import { keepStored, readStored } from '../../lib/storage.ts';

/** What this browser was given when it signed in before, as a sign-in sends it. */
export function deviceOf(): { deviceToken?: string } {
  const deviceToken = readStored('device');
  return deviceToken === null ? {} : { deviceToken };
}

/** Keeps the session that an answer opens; false when the answer asks for a second step instead. */
export function beginSession(answer: ResponseOf<'sign-in.login'>): boolean {
  const { accessToken, memberNumber, loginInfo } = answer;
  if (accessToken === null || memberNumber === null || loginInfo === null) return false;
  keepStored('device', loginInfo.deviceToken);
  startSession({
    accessToken,
    memberNumber,
    memberMfaEnabled: answer.memberMfaEnabled,
    expireInMinutes: answer.expireInMinutes,
    mustSetUpMfa: loginInfo.mustSetUpMfa,
  });
  const { language } = loginInfo;
  // Only a page that is read signed in needs this.
  void import('../../lib/language.ts').then(({ followMember }) => followMember(language));
  return true;
}

import type { OperationAnswer } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { lockedByOffice } from '../locked.ts';
import { openSession, type SessionFrom, sessionIdleMinutes } from '../open-session.ts';
import type { IdentityServices } from '../services.ts';
import type { Login } from '../sign-in-store.ts';
import { sealAttempt } from './second-step-attempt.ts';

/**
 * Opens a login by another's word for the first step: the outside provider's, or that of a system of the co-op. A second step
 * that the login has is taken here all the same, unless the word counts for it too (identity-134, identity-138).
 */
export async function enterWithWord(
  services: IdentityServices,
  login: Login,
  from: SessionFrom,
): Promise<OperationAnswer<Operations['outside-sign-in.finish']>> {
  if (login.lockedAt !== null) throw lockedByOffice(services);
  const username = login.loginId;
  if (!login.mfaEnabled || from.by !== undefined) return { ...(await openSession(services, login, from)), username };
  return {
    ...{ accessToken: null, memberNumber: null, expireInMinutes: sessionIdleMinutes, memberMfaEnabled: true },
    ...{ mfaAuthenticateModel: sealAttempt(services, login), loginInfo: null, username },
  };
}

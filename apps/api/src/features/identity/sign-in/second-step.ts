import { recoveryCodeMatches } from './entering/recovery-codes.ts';
import { matchingStep } from './one-time-codes.ts';
import type { IdentityServices } from './services.ts';
import { type Login, takeRecoveryCode, takeStep, unusedRecoveryCodes } from './sign-in-store.ts';

/** How a second step was taken. */
export type SecondStep = 'app' | 'recovery-code';

/** Takes an authenticator's code or a recovery code, each once; undefined when it is not right. */
export async function takeSecondStep(
  { db, vault, site }: Pick<IdentityServices, 'db' | 'vault' | 'site'>,
  login: Login,
  code: string,
  now: Date,
): Promise<SecondStep | undefined> {
  if (login.mfaSecret === null) return undefined;
  if (/^\d{6}$/.test(code)) {
    const secret = vault.unlock('authenticator-secret', login.loginKey, login.mfaSecret);
    const step = matchingStep(secret, code, now, site().config.security.authenticatorDrift);
    return step !== undefined && (await takeStep(db, login.loginKey, step)) ? 'app' : undefined;
  }
  const stored = await unusedRecoveryCodes(db, login.loginKey);
  const hashes = await recoveryCodeMatches(vault, login.memberNumber, code, stored);
  return (await takeRecoveryCode(db, login.loginKey, hashes, now)) ? 'recovery-code' : undefined;
}

import { randomInt } from 'node:crypto';
import type { Executor } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { matchingStep } from './one-time-codes.ts';
import { type Login, takeRecoveryCode, takeStep } from './sign-in-store.ts';

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Ten codes that each sign in once, shown once (identity-40). */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 10 }, () => `${part()}-${part()}`);
}

/** A recovery code as it is hashed: for one member, whose username may change; case and dashes don't matter. */
const tidyCode = (memberNumber: string, code: string): string =>
  `${memberNumber}\n${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

/** The keyed hash under which a recovery code is stored. */
export const recoveryCodeHash = (vault: Vault, memberNumber: string, code: string): Buffer =>
  vault.storedHash('recovery-code', tidyCode(memberNumber, code));

/** How a second step was taken. */
export type SecondStep = 'app' | 'recovery-code';

/** Takes an authenticator's code or a recovery code, each once; undefined when it is not right. */
export async function takeSecondStep(
  { db, vault }: { db: Executor; vault: Vault },
  login: Login,
  code: string,
  now: Date,
): Promise<SecondStep | undefined> {
  if (login.mfaSecret === null) return undefined;
  if (/^\d{6}$/.test(code)) {
    const secret = vault.unlock('authenticator-secret', login.loginKey, login.mfaSecret);
    const step = matchingStep(secret, code, now);
    return step !== undefined && (await takeStep(db, login.loginKey, step)) ? 'app' : undefined;
  }
  const hashes = vault.storedHashes('recovery-code', tidyCode(login.memberNumber, code));
  return (await takeRecoveryCode(db, login.loginKey, hashes, now)) ? 'recovery-code' : undefined;
}

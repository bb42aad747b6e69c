import { randomBytes, randomInt } from 'node:crypto';
import type { Vault } from '../../../../platform/sealing/vault.ts';
import { slowHash } from '../passwords.ts';

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Ten codes that each sign in once, shown once (identity-40). */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 10 }, () => `${part()}-${part()}`);
}

/** A recovery code as it is hashed: for one member, whose username may change; case and dashes don't matter. */
const tidyCode = (memberNumber: string, code: string): string =>
  `${memberNumber}\n${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

/** The first byte of a slow hash; the id of its key, its salt and the hash follow. */
const slowVersion = Buffer.from([2]);
const [keyStart, keyEnd, saltEnd, slowLength] = [1, 5, 21, 53] as const;
const keyedLength = 37;

/** Under what codes are stored: Argon2id with a salt, over the hash that wants the key too (identity-146). */
export async function recoveryCodeHashes(
  vault: Vault,
  memberNumber: string,
  codes: readonly string[],
): Promise<readonly Buffer[]> {
  const salt = randomBytes(saltEnd - keyEnd);
  return Promise.all(
    codes.map((code) => slowly(vault.storedHash('recovery-code', tidyCode(memberNumber, code)), salt)),
  );
}

/** Under what a code that was typed may be stored, beside the codes of its login; those of older releases have no salt. */
export async function recoveryCodeMatches(
  vault: Vault,
  memberNumber: string,
  code: string,
  stored: readonly Buffer[],
): Promise<readonly Buffer[]> {
  const keyed = vault.storedHashes('recovery-code', tidyCode(memberNumber, code));
  const slow = stored.filter((hash) => hash.length === slowLength && hash[0] === slowVersion[0]);
  const salts = [...new Set(slow.map((hash) => hash.subarray(keyEnd, saltEnd).toString('hex')))];
  const named = keyed.filter((hash) => hash.length === keyedLength);
  const salted = salts.flatMap((salt) => named.map((hash) => slowly(hash, Buffer.from(salt, 'hex'))));
  return [...keyed, ...(await Promise.all(salted))];
}

const slowly = async (keyed: Buffer, salt: Buffer): Promise<Buffer> =>
  Buffer.concat([slowVersion, keyed.subarray(keyStart, keyEnd), salt, await slowHash(keyed.subarray(keyEnd), salt)]);

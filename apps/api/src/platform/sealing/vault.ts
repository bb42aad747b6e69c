import { createHmac, timingSafeEqual } from 'node:crypto';
import { decrypt, deriveKey, encrypt } from './aead.ts';

/** What is kept encrypted in the database (identity-65). */
type VaultPurpose =
  | 'authenticator-secret'
  | 'foreign-hash'
  | 'staff-authenticator'
  | 'bank-account-number'
  | 'bank-file'
  | 'claim-ssn'
  | 'export-body'
  | 'message-body'
  | 'key-upload'
  | 'webhook-secret'
  | 'signing-key'
  | 'push-key'
  | 'push-subscription'
  | 'job';

/** What is named by a keyed hash that is made anew each time, and not stored. */
type FingerprintPurpose = 'green-button-id' | 'code-contact';

/** What is stored as a keyed hash. */
export type StoredHashPurpose = 'recovery-code' | 'verification-code' | 'identity-digits';

/** Encrypts what the database must not show in clear. A value opens only for the purpose and the owner it was locked for. */
export interface Vault {
  lock(purpose: VaultPurpose, owner: string, text: string): Buffer;
  /** Throws when no key opens it: the key is gone, or the value was moved. */
  unlock(purpose: VaultPurpose, owner: string, locked: Buffer): string;
  /** A keyed hash, the same for the same text: for what nobody may find by trying. */
  fingerprint(purpose: FingerprintPurpose, text: string): Buffer;
  /** A keyed hash to store, with the id of its key: for codes too short to be hashed without a key. */
  storedHash(purpose: StoredHashPurpose, text: string): Buffer;
  /** Under what a text may be stored: with each key, and as older releases wrote it, without the key's id. */
  storedHashes(purpose: StoredHashPurpose, text: string): readonly Buffer[];
}

/** The first byte of a stored hash that carries its key's id; the id, then the hash, follow. */
const hashVersion = Buffer.from([1]);
const keyIdLength = 4;

/** By what a stored hash names its key. It reveals nothing of it. */
export const keyIdOf = (masterKey: string): Buffer => deriveKey(masterKey, 'key-id').subarray(0, keyIdLength);

/** Whether two stored hashes are equal, in a time that does not say where they differ. */
export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** Makes a vault from the master keys: the first locks, all of them unlock, so that keys can be rotated. */
export function vaultOf(masterKeys: readonly [string, ...string[]]): Vault {
  // A feed names thousands of things, and deriving a key takes longer than naming one.
  const namingKeys = new Map<string, Buffer>();
  const namingKey = (masterKey: string, purpose: FingerprintPurpose | StoredHashPurpose): Buffer => {
    const place = `${purpose}:${masterKey}`;
    const key = namingKeys.get(place) ?? deriveKey(masterKey, `fingerprint:${purpose}`);
    namingKeys.set(place, key);
    return key;
  };
  const fingerprintWith = (masterKey: string, purpose: FingerprintPurpose | StoredHashPurpose, text: string) =>
    createHmac('sha256', namingKey(masterKey, purpose)).update(text).digest();
  const withId = (masterKey: string, hash: Buffer) => Buffer.concat([hashVersion, keyIdOf(masterKey), hash]);
  const keyOf = (masterKey: string, purpose: VaultPurpose) => deriveKey(masterKey, `vault:${purpose}`);
  return {
    lock: (purpose, owner, text) => encrypt(keyOf(masterKeys[0], purpose), text, owner),
    unlock(purpose, owner, locked) {
      for (const masterKey of masterKeys) {
        const text = decrypt(keyOf(masterKey, purpose), locked, owner);
        if (text !== undefined) return text;
      }
      throw new Error(`No master key opens this ${purpose}.`);
    },
    fingerprint: (purpose, text) => fingerprintWith(masterKeys[0], purpose, text),
    storedHash: (purpose, text) => withId(masterKeys[0], fingerprintWith(masterKeys[0], purpose, text)),
    storedHashes: (purpose, text) =>
      masterKeys.flatMap((masterKey) => {
        const bare = fingerprintWith(masterKey, purpose, text);
        return [withId(masterKey, bare), bare];
      }),
  };
}

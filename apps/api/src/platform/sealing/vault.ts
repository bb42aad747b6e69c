import { createHmac } from 'node:crypto';
import { decrypt, deriveKey, encrypt } from './aead.ts';

/** What is kept encrypted in the database (open-points §2). */
export type VaultPurpose =
  | 'authenticator-secret'
  | 'bank-account-number'
  | 'bank-file'
  | 'claim-ssn'
  | 'export-body'
  | 'message-body'
  | 'job';

/** What is kept as a keyed hash. */
export type FingerprintPurpose = 'recovery-code' | 'verification-code' | 'identity-digits' | 'green-button-id';

/** Encrypts what the database must not show in clear. A value opens only for the purpose and the owner it was locked for. */
export interface Vault {
  lock(purpose: VaultPurpose, owner: string, text: string): Buffer;
  /** Throws when no key opens it: the key is gone, or the value was moved. */
  unlock(purpose: VaultPurpose, owner: string, locked: Buffer): string;
  /** A keyed hash, the same for the same text: for codes too short to be hashed without a key. */
  fingerprint(purpose: FingerprintPurpose, text: string): Buffer;
  /** The keyed hashes that a text may have been stored under: with the current key, and with older ones. */
  fingerprints(purpose: FingerprintPurpose, text: string): readonly Buffer[];
}

/** Makes a vault from the master keys: the first locks, all of them unlock, so that keys can be rotated. */
export function vaultOf(masterKeys: readonly [string, ...string[]]): Vault {
  const fingerprintWith = (masterKey: string, purpose: FingerprintPurpose, text: string) =>
    createHmac('sha256', deriveKey(masterKey, `fingerprint:${purpose}`))
      .update(text)
      .digest();
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
    fingerprints: (purpose, text) => masterKeys.map((masterKey) => fingerprintWith(masterKey, purpose, text)),
  };
}

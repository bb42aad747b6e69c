import { createHash, createPrivateKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { nextKeyTimes, shownKeys } from '@rochdale/domain/identity/connected-apps/signing-key-times';
import type { JWKS } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import {
  addSigningKey,
  allSigningKeys,
  holdSigningKeys,
  resealSigningKey,
  type StoredSigningKey,
} from './signing-keys-store.ts';

interface KeyServices {
  readonly db: Database;
  readonly vault: Vault;
}

/** What every site that signs in can verify (OpenID Connect Core, 15.1). */
export const signingAlgorithm = 'RS256';
const rsaKey = z.object({
  ...{ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string(), p: z.string(), q: z.string() },
  ...{ dp: z.string(), dq: z.string(), qi: z.string() },
});
const generate = promisify(generateKeyPair);

/** The keys that are shown now, the one that signs first; one that is due is made (identity-123). */
export async function keysAt(services: KeyServices, now: Date): Promise<readonly StoredSigningKey[]> {
  const all = await allSigningKeys(services.db);
  if (nextKeyTimes(all, now) === undefined) return shownKeys(all, now);
  // Made before the lock is taken: it takes a while.
  const pem = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return services.db.transaction(async (tx) => {
    await holdSigningKeys(tx);
    const known = await allSigningKeys(tx);
    const times = nextKeyTimes(known, now);
    if (times === undefined) return shownKeys(known, now);
    const keyId = createHash('sha256').update(pem.publicKey).digest('base64url').slice(0, 16);
    const made = { keyId, sealed: services.vault.lock('signing-key', keyId, pem.privateKey), ...times };
    await addSigningKey(tx, made);
    return shownKeys([...known, made], now);
  });
}

/** Keys as the authorization server takes them. Throws where no master key opens one. */
export const openedKeys = (vault: Vault, keys: readonly StoredSigningKey[]): JWKS => ({
  keys: keys.map(({ keyId, sealed }) => ({
    ...rsaKey.parse(createPrivateKey(vault.unlock('signing-key', keyId, sealed)).export({ format: 'jwk' })),
    ...{ kid: keyId, alg: signingAlgorithm, use: 'sig' },
  })),
});

/** Seals every key again with the current master key; answers how many there are. */
export async function rotateSigningKeys({ db, vault }: KeyServices): Promise<number> {
  const all = await allSigningKeys(db);
  for (const { keyId, sealed } of all)
    await resealSigningKey(db, keyId, vault.lock('signing-key', keyId, vault.unlock('signing-key', keyId, sealed)));
  return all.length;
}

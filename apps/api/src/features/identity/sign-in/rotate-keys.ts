import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { loginsWithSecret, replaceSecret } from './sign-in-store.ts';

/**
 * Encrypts every authenticator secret again with the current master key, so that older keys may be dropped. Can be run
 * again and again, and while the portal runs. Answers how many there are; throws when a key for one is missing.
 */
export async function rotateKeys({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await loginsWithSecret(db);
  for (const { loginKey, mfaSecret } of all) {
    const secret = vault.unlock('authenticator-secret', loginKey, mfaSecret);
    await replaceSecret(db, loginKey, mfaSecret, vault.lock('authenticator-secret', loginKey, secret));
  }
  return all.length;
}

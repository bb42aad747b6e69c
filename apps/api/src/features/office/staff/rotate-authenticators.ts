import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { allCredentials, setSecret } from './credentials-store.ts';

/** Encrypts the authenticator secrets of staff again with the current master key; answers how many there are. */
export async function rotateAuthenticators({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await allCredentials(db);
  for (const { staffId, authenticatorSecret } of all) {
    const secret = vault.unlock('staff-authenticator', staffId, authenticatorSecret);
    await setSecret(db, staffId, vault.lock('staff-authenticator', staffId, secret));
  }
  return all.length;
}

import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { openEndpoint, sealEndpoint } from './endpoint.ts';
import { privateKeyOf } from './push-keys.ts';
import { resealPushKey, storedPushKeys } from './push-keys-store.ts';
import { allSubscriptions, resealSubscription } from './subscriptions-store.ts';

/** Seals the key pair and every device again with the current master key; answers how many devices there are. */
export async function rotatePushSecrets({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  for (const key of await storedPushKeys(db))
    await resealPushKey(db, key.publicKey, vault.lock('push-key', key.publicKey, privateKeyOf(vault, key)));
  const all = await allSubscriptions(db);
  for (const one of all) {
    const { endpointHash, sealed } = one;
    await resealSubscription(db, one, sealEndpoint(vault, endpointHash, openEndpoint(vault, endpointHash, sealed)));
  }
  return all.length;
}

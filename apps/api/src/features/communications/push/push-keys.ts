import webPush from 'web-push';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { addPushKey, holdPushKeys, type StoredPushKey, storedPushKeys } from './push-keys-store.ts';

interface KeyServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

/** The co-op's key pair; made when it is first asked for, once for all processes (communications-45). */
export async function pushKeyOf({ db, clock, vault }: KeyServices): Promise<StoredPushKey> {
  const [known] = await storedPushKeys(db);
  if (known) return known;
  return db.transaction(async (tx) => {
    await holdPushKeys(tx);
    const [other] = await storedPushKeys(tx);
    if (other) return other;
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const made = { publicKey, sealed: vault.lock('push-key', publicKey, privateKey), madeAt: clock.now() };
    await addPushKey(tx, made);
    return made;
  });
}

export const privateKeyOf = (vault: Vault, { publicKey, sealed }: StoredPushKey): string =>
  vault.unlock('push-key', publicKey, sealed);

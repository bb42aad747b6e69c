import type { Database } from '../../../../platform/database/database.ts';
import type { Vault } from '../../../../platform/sealing/vault.ts';
import { replaceLockedSecrets, webhooksWithSecrets } from './webhooks-store.ts';

/** Encrypts the secrets of webhooks again with the current master key. Can be run again and again. */
export async function rotateWebhookSecrets({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await webhooksWithSecrets(db);
  for (const webhook of all) {
    const { webhookId, lockedSecret, lockedOldSecret } = webhook;
    const anew = (locked: Buffer | null): Buffer | null =>
      locked && vault.lock('webhook-secret', webhookId, vault.unlock('webhook-secret', webhookId, locked));
    await replaceLockedSecrets(db, webhook, {
      lockedSecret: anew(lockedSecret),
      lockedOldSecret: anew(lockedOldSecret),
    });
  }
  return all.length;
}

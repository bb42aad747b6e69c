import type { Executor } from '../../../platform/database/database.ts';
import { takeTry } from '../../../platform/limits/limits-store.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';

/**
 * Takes one of the codes that a contact is sent, whoever asks for it: three an hour, six a day. Answers how long until
 * there is another when they are spent.
 */
export async function takeContactCode(
  tx: Executor,
  vault: Vault,
  recipient: string,
  now: Date,
): Promise<number | undefined> {
  const key = `code:${vault.fingerprint('code-contact', recipient).toString('base64url')}`;
  const limits = [
    { key: `${key}:hour`, tries: 3, minutes: 60 },
    { key: `${key}:day`, tries: 6, minutes: 24 * 60 },
  ];
  for (const limit of limits) {
    const result = await takeTry(tx, limit, now);
    if (!result.taken) return result.retryAfterSeconds;
  }
  return undefined;
}

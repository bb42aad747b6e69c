import { randomUUID } from 'node:crypto';
import type { KeyPermission } from '@rochdale/domain/office/connected/key-rules';
import { beginningOf, newKeySecret } from '../features/office/connected/keys/key-secret.ts';
import { addKey } from '../features/office/connected/keys/keys-store.ts';
import type { testApp } from '../platform/testing/test-app.ts';
import { hashOf } from '../platform/tokens/token-store.ts';

const dayMs = 86_400_000;

/** A key of the co-op's, as two people of the office have made it; from this machine, for a year. */
export async function keyOf(
  { services: { db } }: Pick<Awaited<ReturnType<typeof testApp>>, 'services'>,
  permissions: readonly KeyPermission[],
  details: { networks?: readonly string[]; endsInDays?: number; revokedAt?: Date } = {},
): Promise<{ readonly keyId: string; readonly secret: string; readonly headers: { readonly authorization: string } }> {
  const { networks = ['127.0.0.0/8'], endsInDays = 365, revokedAt = null } = details;
  const now = new Date();
  const [keyId, secret] = [randomUUID(), newKeySecret()];
  await addKey(db, {
    keyId,
    name: 'Test',
    permissions: [...permissions],
    networks: [...networks],
    endsAt: new Date(now.getTime() + endsInDays * dayMs),
    madeAt: now,
    secretHash: hashOf(secret),
    begins: beginningOf(secret),
    takenAt: now,
    revokedAt,
  });
  return { keyId, secret, headers: { authorization: `Bearer ${secret}` } };
}

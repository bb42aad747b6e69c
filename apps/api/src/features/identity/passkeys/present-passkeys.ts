import type { Passkey } from './passkeys-store.ts';

/** Passkeys as their owner knows them: by name, and when each was added and last used. */
export const presentPasskeys = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
    passkeyId,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));

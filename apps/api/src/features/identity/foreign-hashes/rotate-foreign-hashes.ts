import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { allForeignHashes, foreignHashOf, relockForeignHash } from './foreign-hashes-store.ts';

/** Encrypts every hash of another system's again with the current master key. Answers how many there are. */
export async function rotateForeignHashes({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await allForeignHashes(db);
  for (const { loginKey, locked } of all) await relock(db, vault, { from: loginKey, to: loginKey, locked });
  return all.length;
}

/** Encrypts a login's hash for its new key: it opens only under the one that it was locked for. */
export async function lockForeignHashAnew(tx: Executor, vault: Vault, from: string, to: string): Promise<void> {
  const locked = await foreignHashOf(tx, to);
  if (locked !== undefined) await relock(tx, vault, { from, to, locked });
}

async function relock(
  db: Executor,
  vault: Vault,
  { from, to, locked }: { readonly from: string; readonly to: string; readonly locked: Buffer },
): Promise<void> {
  const after = vault.lock('foreign-hash', to, vault.unlock('foreign-hash', from, locked));
  await relockForeignHash(db, to, { before: locked, after });
}

import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { signingKeys } from '../../../tables/connected-apps.ts';

export type StoredSigningKey = typeof signingKeys.$inferSelect;

export const allSigningKeys = (db: Executor): Promise<StoredSigningKey[]> =>
  db.select().from(signingKeys).orderBy(signingKeys.startsAt);

/** Lets one process at a time make a key, until the transaction ends. */
export async function holdSigningKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing-keys'))`);
}

export async function addSigningKey(tx: Executor, made: StoredSigningKey): Promise<void> {
  await tx.insert(signingKeys).values(made);
}

export async function resealSigningKey(db: Executor, keyId: string, sealed: Buffer): Promise<void> {
  await db.update(signingKeys).set({ sealed }).where(eq(signingKeys.keyId, keyId));
}

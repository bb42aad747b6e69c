import { asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { pushKeys } from '../../../tables/push.ts';

export type StoredPushKey = typeof pushKeys.$inferSelect;

/** The co-op's keys: the first holds, and devices are bound to it. */
export const storedPushKeys = (db: Executor): Promise<StoredPushKey[]> =>
  db.select().from(pushKeys).orderBy(asc(pushKeys.madeAt));

/** Lets one process at a time make a key, until the transaction ends. */
export async function holdPushKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('push-keys'))`);
}

export async function addPushKey(tx: Executor, made: StoredPushKey): Promise<void> {
  await tx.insert(pushKeys).values(made);
}

export async function resealPushKey(db: Executor, publicKey: string, sealed: Buffer): Promise<void> {
  await db.update(pushKeys).set({ sealed }).where(eq(pushKeys.publicKey, publicKey));
}

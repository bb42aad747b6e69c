import type { KeyRefusal } from '@rochdale/domain/office/connected/key-rules';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { apiKeys } from '../../../../tables/connected.ts';
import { staff } from '../../../../tables/staff.ts';

export type ApiKey = typeof apiKeys.$inferSelect;

export async function addKey(tx: Executor, made: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(made);
}

/** Keys with who asked for them, the newest first. */
export const allKeys = (db: Executor): Promise<{ key: ApiKey; by: string | null }[]> =>
  db
    .select({ key: apiKeys, by: staff.name })
    .from(apiKeys)
    .leftJoin(staff, eq(staff.staffId, apiKeys.madeBy))
    .orderBy(desc(apiKeys.madeAt))
    .limit(200);

/** Finds a key and lets nobody else change it until the transaction ends. */
export const holdKey = async (tx: Executor, keyId: string): Promise<ApiKey | undefined> =>
  (await tx.select().from(apiKeys).where(eq(apiKeys.keyId, keyId)).for('update'))[0];

/** A key by the hash of its secret, as it is now. */
export const findKeyBySecret = async (db: Executor, secretHash: Buffer): Promise<ApiKey | undefined> =>
  (await db.select().from(apiKeys).where(eq(apiKeys.secretHash, secretHash)))[0];

export async function changeKey(tx: Executor, keyId: string, change: Partial<Omit<ApiKey, 'keyId'>>): Promise<void> {
  await tx.update(apiKeys).set(change).where(eq(apiKeys.keyId, keyId));
}

/** Notes that a secret was right and opened nothing. */
export async function noteRefusedKey(db: Executor, keyId: string, at: Date, from: string, why: KeyRefusal) {
  await changeKey(db, keyId, { refusedAt: at, refusedFrom: from, refusedWhy: why });
}

import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { apiKeys, keyUploads } from '../../../../tables/connected.ts';

export type KeyUpload = typeof keyUploads.$inferSelect;

export async function addUpload(tx: Executor, upload: typeof keyUploads.$inferInsert): Promise<void> {
  await tx.insert(keyUploads).values(upload);
}

/** An upload, where it is of this key. */
export const findUpload = async (db: Executor, uploadId: string, keyId: string): Promise<KeyUpload | undefined> =>
  (
    await db
      .select()
      .from(keyUploads)
      .where(and(eq(keyUploads.uploadId, uploadId), eq(keyUploads.keyId, keyId)))
  )[0];

/** Whether the importer has not had an upload yet. */
/** Selects a row where there is one. */
export const waitingUpload = sql`select 1 from ${keyUploads} where ${isNotNull(keyUploads.lockedBody)}`;

export const isUploadWaiting = async (db: Executor): Promise<boolean> =>
  (await db.select({ one: keyUploads.uploadId }).from(keyUploads).where(isNotNull(keyUploads.lockedBody)).limit(1))
    .length > 0;

/** The oldest upload that the importer has not had, and what its key is called. */
export const nextUpload = async (
  db: Executor,
): Promise<{ readonly upload: KeyUpload; readonly keyName: string } | undefined> =>
  (
    await db
      .select({ upload: keyUploads, keyName: apiKeys.name })
      .from(keyUploads)
      .innerJoin(apiKeys, eq(apiKeys.keyId, keyUploads.keyId))
      .where(isNotNull(keyUploads.lockedBody))
      .orderBy(asc(keyUploads.receivedAt))
      .limit(1)
  )[0];

export async function changeUpload(
  db: Executor,
  uploadId: string,
  change: Partial<Omit<KeyUpload, 'uploadId'>>,
): Promise<void> {
  await db.update(keyUploads).set(change).where(eq(keyUploads.uploadId, uploadId));
}

/** Deletes uploads from before an instant. */
export async function forgetUploadsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(keyUploads).where(lt(keyUploads.receivedAt, before));
}

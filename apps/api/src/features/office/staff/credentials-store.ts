import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { staffCredentials } from '../../../tables/staff.ts';

export type StaffCredentials = typeof staffCredentials.$inferSelect;

export async function findCredentials(db: Executor, staffId: string): Promise<StaffCredentials | undefined> {
  const [found] = await db.select().from(staffCredentials).where(eq(staffCredentials.staffId, staffId));
  return found;
}

export const allCredentials = (db: Executor): Promise<StaffCredentials[]> => db.select().from(staffCredentials);

export async function setCredentials(tx: Executor, credentials: typeof staffCredentials.$inferInsert): Promise<void> {
  const { staffId, ...values } = credentials;
  await tx
    .insert(staffCredentials)
    .values({ staffId, ...values })
    .onConflictDoUpdate({ target: staffCredentials.staffId, set: values });
}

/** An authenticator's secret, encrypted anew. */
export async function setSecret(tx: Executor, staffId: string, authenticatorSecret: Buffer): Promise<void> {
  await tx.update(staffCredentials).set({ authenticatorSecret }).where(eq(staffCredentials.staffId, staffId));
}

export async function removeCredentials(tx: Executor, staffId: string): Promise<void> {
  await tx.delete(staffCredentials).where(eq(staffCredentials.staffId, staffId));
}

/** Uses a 30-second step up; false when it or a later one was used before. */
export async function takeStaffStep(db: Executor, staffId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(staffCredentials)
    .set({ lastStep: step })
    .where(and(eq(staffCredentials.staffId, staffId), lt(staffCredentials.lastStep, step)))
    .returning({ id: staffCredentials.staffId });
  return taken.length > 0;
}

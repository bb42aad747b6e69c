import { desc } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { auditVerifications } from '../../../tables/audit.ts';

export type Verification = typeof auditVerifications.$inferSelect;

export async function addVerification(
  db: Executor,
  verification: typeof auditVerifications.$inferInsert,
): Promise<void> {
  await db.insert(auditVerifications).values(verification);
}

/** The newest verification of the whole audit; undefined: there was none. */
export const lastVerification = async (db: Executor): Promise<Verification | undefined> =>
  (await db.select().from(auditVerifications).orderBy(desc(auditVerifications.verificationId)).limit(1))[0];

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { memberPreferences, registrationAttempts } from './registration.tables.ts';

export async function addAttempt(db: Executor, attempt: typeof registrationAttempts.$inferInsert): Promise<void> {
  await db.insert(registrationAttempts).values(attempt);
}

/** Takes one of an attempt's tries before its code is compared; undefined when none is left or its time is over. */
export async function takeAttempt(
  db: Executor,
  attemptId: string,
  now: Date,
): Promise<{ memberNumber: string; codeHash: Buffer } | undefined> {
  const [taken] = await db
    .update(registrationAttempts)
    .set({ triesLeft: sql`${registrationAttempts.triesLeft} - 1` })
    .where(
      and(
        eq(registrationAttempts.attemptId, attemptId),
        gt(registrationAttempts.triesLeft, 0),
        gt(registrationAttempts.expiresAt, now),
        isNull(registrationAttempts.verifiedAt),
      ),
    )
    .returning({ memberNumber: registrationAttempts.memberNumber, codeHash: registrationAttempts.codeHash });
  return taken;
}

export async function markVerified(db: Executor, attemptId: string, now: Date): Promise<void> {
  await db.update(registrationAttempts).set({ verifiedAt: now }).where(eq(registrationAttempts.attemptId, attemptId));
}

/** Writes what a member has chosen. */
export async function setPreferences(db: Executor, preferences: typeof memberPreferences.$inferInsert): Promise<void> {
  const { memberNumber: _, ...changes } = preferences;
  await db
    .insert(memberPreferences)
    .values(preferences)
    .onConflictDoUpdate({ target: memberPreferences.memberNumber, set: changes });
}

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { verificationAttempts } from '../../../tables/verification-codes.ts';

export async function addAttempt(db: Executor, attempt: typeof verificationAttempts.$inferInsert): Promise<void> {
  await db.insert(verificationAttempts).values(attempt);
}

/** Takes one of an attempt's tries before its code is compared; undefined when none is left or its time is over. */
export async function takeAttempt(
  db: Executor,
  attemptId: string,
  now: Date,
): Promise<{ memberNumber: string; codeHash: Buffer } | undefined> {
  const [taken] = await db
    .update(verificationAttempts)
    .set({ triesLeft: sql`${verificationAttempts.triesLeft} - 1` })
    .where(
      and(
        eq(verificationAttempts.attemptId, attemptId),
        gt(verificationAttempts.triesLeft, 0),
        gt(verificationAttempts.expiresAt, now),
        isNull(verificationAttempts.verifiedAt),
      ),
    )
    .returning({ memberNumber: verificationAttempts.memberNumber, codeHash: verificationAttempts.codeHash });
  return taken;
}

/** Uses an attempt's code: true once. */
export async function markVerified(db: Executor, attemptId: string, now: Date): Promise<boolean> {
  const used = await db
    .update(verificationAttempts)
    .set({ verifiedAt: now })
    .where(and(eq(verificationAttempts.attemptId, attemptId), isNull(verificationAttempts.verifiedAt)))
    .returning({ attemptId: verificationAttempts.attemptId });
  return used.length > 0;
}

/** Whether an attempt of a member still waits for its code; held until the transaction ends. */
export async function holdOpenAttempt(
  tx: Executor,
  { attemptId, memberNumber }: { readonly attemptId: string; readonly memberNumber: string },
  now: Date,
): Promise<boolean> {
  const found = await tx
    .select({ attemptId: verificationAttempts.attemptId })
    .from(verificationAttempts)
    .where(
      and(
        eq(verificationAttempts.attemptId, attemptId),
        eq(verificationAttempts.memberNumber, memberNumber),
        gt(verificationAttempts.expiresAt, now),
        isNull(verificationAttempts.verifiedAt),
      ),
    )
    .for('update');
  return found.length > 0;
}

/** An attempt waits for another code from now on. */
export async function renewAttempt(
  tx: Executor,
  attemptId: string,
  made: { readonly codeHash: Buffer; readonly triesLeft: number; readonly expiresAt: Date },
): Promise<void> {
  await tx.update(verificationAttempts).set(made).where(eq(verificationAttempts.attemptId, attemptId));
}

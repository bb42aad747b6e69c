import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { holds } from '../../../tables/holds.ts';

export type Hold = typeof holds.$inferSelect;

/** The holds that nobody has released, the oldest first. */
export async function standingHolds(db: Executor): Promise<Hold[]> {
  return db.select().from(holds).where(isNull(holds.releasedAt)).orderBy(asc(holds.beganAt));
}

/** Whether anything holds: then no money is taken or given back, no file written, and no member told (office-25). */
export async function isHeld(db: Executor): Promise<boolean> {
  return (await standingHolds(db)).length > 0;
}

/**
 * The holds of a restored database that nobody has released, the newest first; locked until the transaction ends. A
 * backup that was taken of a held database brings its hold along.
 */
export async function lockRestoreHolds(tx: Executor): Promise<Hold[]> {
  return tx
    .select()
    .from(holds)
    .where(and(eq(holds.kind, 'restore'), isNull(holds.releasedAt)))
    .orderBy(desc(holds.beganAt), desc(holds.holdId))
    .for('update');
}

/** When the database was last restored; undefined when it never was. */
export async function lastRestoredAt(db: Executor): Promise<Date | undefined> {
  const [found] = await db
    .select({ beganAt: holds.beganAt })
    .from(holds)
    .where(eq(holds.kind, 'restore'))
    .orderBy(desc(holds.beganAt))
    .limit(1);
  return found?.beganAt;
}

/** Holds the database from now on. */
export async function addHold(tx: Executor, hold: Pick<Hold, 'kind' | 'detail' | 'beganAt'>): Promise<void> {
  await tx.insert(holds).values(hold);
}

/** Says more of what happened. */
export async function noteHoldDetail(tx: Executor, holdId: number, detail: string): Promise<void> {
  await tx.update(holds).set({ detail }).where(eq(holds.holdId, holdId));
}

/** Releases every hold of a kind that stands. Answers how many there were. */
export async function releaseHolds(
  tx: Executor,
  kind: Hold['kind'],
  released: { readonly at: Date; readonly by: string; readonly reason: string },
): Promise<number> {
  const found = await tx
    .update(holds)
    .set({ releasedAt: released.at, releasedBy: released.by, releaseReason: released.reason })
    .where(and(eq(holds.kind, kind), isNull(holds.releasedAt)))
    .returning({ holdId: holds.holdId });
  return found.length;
}

import type { WatchKind } from '@rochdale/domain/office/watches/watches';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { staff } from '../../../tables/staff.ts';
import { morningMailTakers, watchTakes } from '../../../tables/watches.ts';

/** Who has taken which watch; what a login has that was turned off is nobody's. */
export const watchHolders = (db: Executor) =>
  db
    .select({ kind: watchTakes.kind, staffId: staff.staffId, name: staff.name, takenAt: watchTakes.takenAt })
    .from(watchTakes)
    .innerJoin(staff, eq(staff.staffId, watchTakes.staffId))
    .where(isNull(staff.disabledAt));

export type WatchHolder = Awaited<ReturnType<typeof watchHolders>>[number];

/** A change of whose a watch is. */
interface Take {
  readonly kind: WatchKind;
  readonly staffId: string;
  /** Whose it was when it was looked at; null: nobody's. */
  readonly from: string | null;
  readonly now: Date;
}

/** Takes a watch from nobody, or from whom it was. Of many at once one is answered true. */
export async function takeWatch(tx: Executor, { kind, staffId, from, now }: Take): Promise<boolean> {
  const isGone = sql`exists (select 1 from staff s where s.staff_id = ${watchTakes.staffId} and s.disabled_at is not null)`;
  const taken = await tx
    .insert(watchTakes)
    .values({ kind, staffId, takenAt: now })
    .onConflictDoUpdate({
      target: watchTakes.kind,
      set: { staffId, takenAt: now },
      setWhere: from === null ? isGone : sql`${watchTakes.staffId} = ${from} or ${isGone}`,
    })
    .returning({ kind: watchTakes.kind });
  return taken.length > 0;
}

/** Gives a watch back; false where it is another's, or nobody's. */
export async function giveWatchBack(tx: Executor, kind: WatchKind, staffId: string): Promise<boolean> {
  const given = await tx
    .delete(watchTakes)
    .where(and(eq(watchTakes.kind, kind), eq(watchTakes.staffId, staffId)))
    .returning({ kind: watchTakes.kind });
  return given.length > 0;
}

/** Whether somebody wants the morning e-mail. */
export async function wantsMorningMail(db: Executor, staffId: string): Promise<boolean> {
  const found = await db.select().from(morningMailTakers).where(eq(morningMailTakers.staffId, staffId));
  return found.length > 0;
}

/** Notes whether somebody wants the morning e-mail; true where that is new. */
export async function chooseMorningMail(tx: Executor, staffId: string, isWanted: boolean, now: Date): Promise<boolean> {
  const changed = isWanted
    ? await tx.insert(morningMailTakers).values({ staffId, since: now }).onConflictDoNothing().returning()
    : await tx.delete(morningMailTakers).where(eq(morningMailTakers.staffId, staffId)).returning();
  return changed.length > 0;
}

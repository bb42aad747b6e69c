import type { QueueAct, QueueKind, RefusalTemplate } from '@rochdale/domain/office/queues/queues';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { queueItems } from '../../../tables/queue-items.ts';
import { staff } from '../../../tables/staff.ts';

/** Which of which queue. */
export interface ItemKey {
  readonly kind: QueueKind;
  readonly itemId: string;
}

export type QueueItem = typeof queueItems.$inferSelect;

const isItem = ({ kind, itemId }: ItemKey) => and(eq(queueItems.kind, kind), eq(queueItems.itemId, itemId));

/** What the office did with one of a queue; undefined: nothing yet. */
export async function findItem(db: Executor, key: ItemKey): Promise<QueueItem | undefined> {
  const [found] = await db.select().from(queueItems).where(isItem(key));
  return found;
}

/** The same, for nobody else to change until the transaction ends; one that nobody has touched gets its row. */
export async function holdItem(tx: Transaction, key: ItemKey): Promise<QueueItem> {
  const { kind, itemId } = key;
  await tx.insert(queueItems).values({ kind, itemId }).onConflictDoNothing();
  const [found] = await tx.select().from(queueItems).where(isItem(key)).for('update');
  if (!found) throw new Error('A row that was just written is gone.');
  return found;
}

/** Who has one; what a login has that was turned off is nobody's. */
export async function holderOf(db: Executor, item: QueueItem | undefined) {
  if (!item?.heldBy || !item.heldSince) return null;
  const [found] = await db
    .select({ staffId: staff.staffId, name: staff.name })
    .from(staff)
    .where(and(eq(staff.staffId, item.heldBy), isNull(staff.disabledAt)));
  return found ? { ...found, since: item.heldSince } : null;
}

/** What an act leaves. */
interface Left {
  readonly act: QueueAct;
  readonly by: string;
  readonly at: Date;
  /** Whose it is from now on; left out: whose it was. */
  readonly heldBy?: string | null;
  readonly said?: { readonly template: RefusalTemplate | null; readonly words: string | null };
  readonly wasTold?: boolean;
}

/** Notes what was done with one, and answers its new version. It is held. */
export async function noteDone(tx: Transaction, key: ItemKey, left: Left): Promise<number> {
  const { act, by, at, heldBy, said, wasTold } = left;
  const [done] = await tx
    .update(queueItems)
    .set({
      version: sql`${queueItems.version} + 1`,
      lastAct: act,
      lastBy: by,
      lastAt: at,
      ...(heldBy !== undefined && { heldBy, heldSince: heldBy === null ? null : at }),
      ...said,
      ...(wasTold !== undefined && { wasTold }),
    })
    .where(isItem(key))
    .returning({ version: queueItems.version });
  return done?.version ?? 0;
}

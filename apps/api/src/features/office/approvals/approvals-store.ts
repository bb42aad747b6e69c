import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { approvals, staff, twoPeopleChanges } from '../../../tables/staff.ts';

export type Approval = typeof approvals.$inferSelect;

export async function addApproval(tx: Executor, approval: typeof approvals.$inferInsert): Promise<void> {
  await tx.insert(approvals).values(approval);
}

export async function findApproval(db: Executor, approvalId: string): Promise<Approval | undefined> {
  const [found] = await db.select().from(approvals).where(eq(approvals.approvalId, approvalId));
  return found;
}

/** What waits for a second person, with who asked, the oldest first. */
export const waitingApprovals = (db: Executor, now: Date) =>
  db
    .select({ approval: approvals, askedBy: staff.name })
    .from(approvals)
    .innerJoin(staff, eq(staff.staffId, approvals.askedBy))
    .where(and(eq(approvals.state, 'asked'), gt(approvals.expiresAt, now)))
    .orderBy(asc(approvals.askedAt));

/** What was asked of an operation and still may be decided, the newest first. */
export const askedOf = (db: Executor, operation: string) =>
  db
    .select({ approval: approvals, by: staff.name })
    .from(approvals)
    .innerJoin(staff, eq(staff.staffId, approvals.askedBy))
    .where(and(eq(approvals.operation, operation), eq(approvals.state, 'asked')))
    .orderBy(desc(approvals.askedAt));

/** Decides what still waits. Of many who decide at once one is answered true; the others wait for its transaction. */
export async function decideApproval(
  tx: Executor,
  approvalId: string,
  decision: { readonly state: 'done' | 'refused'; readonly by: string; readonly now: Date },
): Promise<boolean> {
  const { state, by, now } = decision;
  const decided = await tx
    .update(approvals)
    .set({ state, decidedBy: by, decidedAt: now })
    .where(and(eq(approvals.approvalId, approvalId), eq(approvals.state, 'asked'), gt(approvals.expiresAt, now)))
    .returning({ id: approvals.approvalId });
  return decided.length > 0;
}

/** Every switch of the rule of two people. */
export const ruleChanges = (db: Executor) => db.select().from(twoPeopleChanges).orderBy(asc(twoPeopleChanges.changeId));

/** Keeps a switch of a line; one of the same line that is still to come is dropped for it. */
export async function addRuleChange(tx: Executor, change: typeof twoPeopleChanges.$inferInsert): Promise<void> {
  await tx
    .delete(twoPeopleChanges)
    .where(and(eq(twoPeopleChanges.line, change.line), gt(twoPeopleChanges.from, change.changedAt)));
  await tx.insert(twoPeopleChanges).values(change);
}

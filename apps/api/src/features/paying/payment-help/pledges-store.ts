import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { pledges } from '../../../tables/payment-help.ts';
import { staff } from '../../../tables/staff.ts';

export type Pledge = typeof pledges.$inferSelect;

/** Most pledges of an account that are shown. */
const most = 20;

/** What is promised to the member who holds an account, and not paid yet; the first by its day first. */
export async function awaitedPledges(db: Executor, accountNumber: string, memberNumber: string): Promise<Pledge[]> {
  return db
    .select()
    .from(pledges)
    .where(
      and(eq(pledges.accountNumber, accountNumber), eq(pledges.memberNumber, memberNumber), isNull(pledges.outcome)),
    )
    .orderBy(asc(pledges.untilDay), asc(pledges.pledgeId))
    .limit(most);
}

/** What was promised to a member on the accounts that are held now, the newest first, with who recorded it. */
export async function pledgesOf(db: Executor, memberNumber: string) {
  return db
    .select({ pledge: pledges, by: staff.name })
    .from(accounts)
    .innerJoin(
      pledges,
      and(eq(pledges.accountNumber, accounts.accountNumber), eq(pledges.memberNumber, accounts.memberNumber)),
    )
    .leftJoin(staff, eq(staff.staffId, pledges.recordedBy))
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(desc(pledges.recordedAt))
    .limit(most);
}

/** Records one, once by its id. Answers what is kept by it, and whether that is new. */
export async function addPledge(
  tx: Transaction,
  pledge: typeof pledges.$inferInsert,
): Promise<{ readonly kept: Pledge | undefined; readonly isNew: boolean }> {
  const [added] = await tx.insert(pledges).values(pledge).onConflictDoNothing().returning();
  if (added) return { kept: added, isNew: true };
  const isIt = and(eq(pledges.accountNumber, pledge.accountNumber), eq(pledges.pledgeId, pledge.pledgeId));
  const [kept] = await tx.select().from(pledges).where(isIt);
  return { kept, isNew: false };
}

/** Says what became of one that is awaited; undefined where none is. */
export async function settlePledge(
  tx: Transaction,
  { accountNumber, pledgeId }: { readonly accountNumber: string; readonly pledgeId: string },
  outcome: NonNullable<Pledge['outcome']>,
  now: Date,
): Promise<Pledge | undefined> {
  const [done] = await tx
    .update(pledges)
    .set({ outcome, settledAt: now })
    .where(and(eq(pledges.accountNumber, accountNumber), eq(pledges.pledgeId, pledgeId), isNull(pledges.outcome)))
    .returning();
  return done;
}

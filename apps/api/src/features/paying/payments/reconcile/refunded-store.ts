import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { requisitions } from '../../../../tables/payments.ts';
import { refunds } from '../../../../tables/refunds.ts';

/** What the company has given back of a payment by our books, its fee in it, in cents. */
export async function givenBackOf(db: Executor, transNo: string): Promise<number> {
  const [found] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amount} + ${refunds.fee}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.transNo, transNo), eq(refunds.state, 'done')));
  return found?.cents ?? 0;
}

/** Whether a payment has a refund that was not refused. */
export async function hasRefunds(db: Executor, transNo: string): Promise<boolean> {
  const found = await db
    .select({ refundNumber: refunds.refundNumber })
    .from(refunds)
    .where(and(eq(refunds.transNo, transNo), sql`${refunds.state} <> 'refused'`))
    .limit(1);
  return found.length > 0;
}

/** Leaves it to the worker to hold the company's refunds of a payment against ours. */
export async function compareRefunds(tx: Executor, transNo: string, now: Date): Promise<void> {
  await tx.update(requisitions).set({ compareRefundsAt: now }).where(eq(requisitions.transNo, transNo));
}

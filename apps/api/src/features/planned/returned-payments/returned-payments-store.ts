import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { returnedPayments } from '../../../tables/returned-payments.ts';

export type ReturnedPayment = typeof returnedPayments.$inferSelect;
export type ReturnOutcome = NonNullable<ReturnedPayment['outcome']>;

/** What was sent back and is not taken into account yet. */
export async function listReturned(db: Executor): Promise<ReturnedPayment[]> {
  return db
    .select()
    .from(returnedPayments)
    .where(isNull(returnedPayments.handledAt))
    .orderBy(asc(returnedPayments.reference));
}

/** One that is still to be taken into account, locked; undefined when another process has done it. */
export async function lockReturned(tx: Executor, reference: string): Promise<ReturnedPayment | undefined> {
  const [found] = await tx
    .select()
    .from(returnedPayments)
    .where(eq(returnedPayments.reference, reference))
    .for('update');
  return found?.handledAt === null ? found : undefined;
}

export async function noteHandled(
  tx: Executor,
  reference: string,
  handledAt: Date,
  outcome: ReturnOutcome,
): Promise<void> {
  await tx.update(returnedPayments).set({ handledAt, outcome }).where(eq(returnedPayments.reference, reference));
}

/** Notes that a return that waits for a person needs nothing more, who says so and why. Answers whether one waited. */
export async function dismissReturn(
  db: Executor,
  reference: string,
  dismissed: { readonly byWhom: string; readonly note: string; readonly handledAt: Date },
): Promise<boolean> {
  const { outcome } = returnedPayments;
  const found = await db
    .update(returnedPayments)
    .set({ ...dismissed, outcome: 'nothing' })
    .where(and(eq(returnedPayments.reference, reference), inArray(outcome, ['unknown', 'review'])))
    .returning({ reference: returnedPayments.reference });
  return found.length > 0;
}

/** Whether a return under one of these references was booked before. */
export async function hasReturnOf(tx: Executor, references: readonly string[]): Promise<boolean> {
  const [found] = await tx
    .select({ reference: returnedPayments.reference })
    .from(returnedPayments)
    .where(and(inArray(returnedPayments.reference, [...references]), eq(returnedPayments.outcome, 'reversed')))
    .limit(1);
  return found !== undefined;
}

import { asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { returnedPayments } from './returned-payments.tables.ts';

export type ReturnedPayment = typeof returnedPayments.$inferSelect;

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

export async function noteHandled(tx: Executor, reference: string, handledAt: Date): Promise<void> {
  await tx.update(returnedPayments).set({ handledAt }).where(eq(returnedPayments.reference, reference));
}

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import type { DuePayment } from '../due-payments/public.ts';

/** What may go into a bank file of the day: drafts that are due, and returned ones that may be sent again. */
const mayBeSent = (sendDay: string) =>
  and(
    eq(duePayments.planKind, 'draft'),
    inArray(duePayments.state, ['due', 'returned']),
    lte(duePayments.tryOn, sendDay),
    sql`not exists (select 1 from drafts where drafts.account_number = ${duePayments.planKey} and drafts.token is not null)`,
  );

/** The accounts of what may go into a bank file of the day, in their order. */
export async function accountsToSend(tx: Transaction, sendDay: string): Promise<string[]> {
  const found = await tx
    .selectDistinct({ accountNumber: duePayments.planKey })
    .from(duePayments)
    .where(mayBeSent(sendDay))
    .orderBy(asc(duePayments.planKey));
  return found.map(({ accountNumber }) => accountNumber);
}

/** What of some accounts may go into a bank file of the day, locked; of each account the oldest first. */
export async function lockToSend(
  tx: Transaction,
  accountNumbers: readonly string[],
  sendDay: string,
): Promise<DuePayment[]> {
  return tx
    .select()
    .from(duePayments)
    .where(and(mayBeSent(sendDay), inArray(duePayments.planKey, [...accountNumbers])))
    .orderBy(asc(duePayments.planKey), asc(duePayments.dueDay))
    .for('update');
}

import { eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { postedPayments } from '../../../tables/history.ts';
import { ledger, requisitions } from '../../../tables/payments.ts';
import { sentReceipts } from '../../../tables/receipts.ts';

/** The number of a posting file that the billing system had before the loss, and that is not known here. */
const lostExport = 0;

/** Whether what was posted of a requisition has been taken back. */
export async function isReversed(db: Executor, transNo: string): Promise<boolean> {
  const found = await db
    .select({ transNo: ledger.transNo })
    .from(ledger)
    .where(eq(ledger.transNo, `${transNo}-R`));
  return found.length > 0;
}

/** Says when a requisition was charged, and that its receipt counts as sent. */
export async function noteCharged(tx: Transaction, transNo: string, chargedAt: Date): Promise<void> {
  await tx.update(requisitions).set({ chargedAt }).where(eq(requisitions.transNo, transNo));
  await tx.insert(sentReceipts).values({ transNo, sentAt: chargedAt }).onConflictDoNothing();
}

/** What the billing system has posted already is not exported to it again. */
export async function leaveOutOfExports(tx: Transaction, transNo: string): Promise<void> {
  for (const number of [transNo, `${transNo}-R`, `${transNo}-W`]) {
    const known = await tx
      .select({ transNo: postedPayments.transNo })
      .from(postedPayments)
      .where(eq(postedPayments.transNo, number))
      .limit(1);
    if (known.length > 0)
      await tx
        .update(ledger)
        .set({ exportNumber: lostExport })
        .where(inArray(ledger.transNo, [number]));
  }
}

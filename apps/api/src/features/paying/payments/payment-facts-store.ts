import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { achEntries } from '../../../tables/bank-file.ts';
import { disputes } from '../../../tables/disputes.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import { gatewayResults, ledger } from '../../../tables/payments.ts';
import { sentReceipts } from '../../../tables/receipts.ts';
import { refunds } from '../../../tables/refunds.ts';
import { returnedPayments } from '../../../tables/returned-payments.ts';
import { findRequisition } from './requisition/requisition-store.ts';

/** What is kept of one payment, in every table that speaks of it. */
export async function paymentFacts(db: Executor, transNo: string) {
  const entries = await db.select().from(achEntries).where(eq(achEntries.transNo, transNo));
  const references = [transNo, ...entries.map(({ traceNumber }) => traceNumber)];
  const [due] = await db.select().from(duePayments).where(eq(duePayments.transNo, transNo));
  const [receipt] = await db.select().from(sentReceipts).where(eq(sentReceipts.transNo, transNo));
  const given = await db.select().from(refunds).where(eq(refunds.transNo, transNo)).orderBy(asc(refunds.approvedAt));
  return {
    requisition: await findRequisition(db, transNo),
    postings: await db
      .select()
      .from(ledger)
      .where(
        inArray(ledger.transNo, [
          transNo,
          `${transNo}-R`,
          `${transNo}-W`,
          ...given.map(({ refundNumber }) => refundNumber),
        ]),
      )
      .orderBy(asc(ledger.postedAt), asc(ledger.accountNumber)),
    results: await db
      .select()
      .from(gatewayResults)
      .where(eq(gatewayResults.transNo, transNo))
      .orderBy(asc(gatewayResults.receivedAt)),
    disputes: await db.select().from(disputes).where(eq(disputes.transNo, transNo)).orderBy(asc(disputes.openedAt)),
    returns: await db.select().from(returnedPayments).where(inArray(returnedPayments.reference, references)),
    refunds: given,
    entries,
    due,
    receipt,
  };
}

/** Whether a payment went by a file of the bank's, and not by the payment company. */
export async function isOfBankFile(db: Executor, transNo: string): Promise<boolean> {
  const found = await db
    .select({ transNo: achEntries.transNo })
    .from(achEntries)
    .where(eq(achEntries.transNo, transNo))
    .limit(1);
  return found.length > 0;
}

/** Returns that were imported since a day and name no payment of ours, or wait for a person, the newest first. */
export async function openReturns(db: Executor, since: string) {
  return db
    .select()
    .from(returnedPayments)
    .where(sql`${returnedPayments.outcome} in ('unknown', 'review') and ${returnedPayments.returnedOn} >= ${since}`)
    .orderBy(desc(returnedPayments.returnedOn), asc(returnedPayments.reference));
}

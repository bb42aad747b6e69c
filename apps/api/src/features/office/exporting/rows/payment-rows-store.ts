import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { ledger, requisitions } from '../../../../tables/payments.ts';
import { refunds } from '../../../../tables/refunds.ts';
import { dollarsText } from '../csv-file.ts';
import type { ExportTable } from '../export-table.ts';
import { takeRows } from './take-rows-store.ts';

/** What came back, was given back, or counts once more after a dispute, has its payment's number with this behind it. */
const isMoved = sql`${ledger.transNo} ~ '-(R[0-9]{0,4}|W)$'`;

/** A payment is of the moment at which the company took it, however late it was posted; a return of when it was posted, and so what counts once more. */
const paidAt = sql`case when ${isMoved} then ${ledger.postedAt}
  else coalesce(${requisitions.chargedAt}, ${requisitions.approvedAt}, ${ledger.postedAt}) end`;

/** The payment company's fee, in cents: once a payment or a refund, in the first of its rows; below 0 where it was given back. */
const feeOfRow = sql<number>`case
  when row_number() over (partition by ${ledger.transNo} order by ${ledger.accountNumber}) > 1 then 0
  when ${isMoved} then coalesce(-${refunds.fee}, 0)
  else coalesce(${requisitions.fee}, 0) end`.mapWith(Number);

/**
 * The posting file: every portal payment that no file has taken yet, and what banks sent back as an amount below 0,
 * unless the billing system books that by itself, or the billing link took it over.
 * `transNo` in `payments.csv` confirms a row.
 */
export async function paymentRows(tx: Transaction, exportNumber: number, timeZone: string): Promise<ExportTable> {
  await takeRows(tx, ledger, exportNumber, and(eq(ledger.bookedBy, 'portal'), isNull(ledger.linkedAt)));
  const found = await tx
    .select({
      transNo: ledger.transNo,
      accountNumber: ledger.accountNumber,
      day: sql<string>`((${paidAt} at time zone ${timeZone})::date)::text`,
      amount: ledger.amount,
      paymentType: requisitions.paymentType,
      flow: requisitions.flow,
      lastFour: requisitions.lastFour,
      confirmationNumber: requisitions.confirmationNumber,
      fee: feeOfRow,
    })
    .from(ledger)
    .leftJoin(requisitions, eq(requisitions.transNo, sql`regexp_replace(${ledger.transNo}, '-(R[0-9]{0,4}|W)$', '')`))
    .leftJoin(refunds, eq(refunds.refundNumber, ledger.transNo))
    .where(eq(ledger.exportNumber, exportNumber))
    .orderBy(asc(ledger.transNo), asc(ledger.accountNumber));
  return {
    header: [
      'transNo',
      'accountNumber',
      'paymentDate',
      'paymentAmount',
      'paymentMethod',
      'flow',
      'lastFour',
      'confirmationNumber',
      'convenienceFee',
    ],
    rows: found.map((row) => [
      row.transNo,
      row.accountNumber,
      row.day,
      dollarsText(row.amount),
      row.paymentType === 'cc' ? 'Credit Card' : 'E-Check',
      row.flow,
      row.lastFour,
      row.confirmationNumber,
      dollarsText(row.fee),
    ]),
  };
}

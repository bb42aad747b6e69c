import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { ledger, requisitions } from '../payments/payments.tables.ts';
import { dollarsText } from './csv-file.ts';
import type { ExportTable } from './exporters.ts';

/**
 * The posting file: every portal payment that no file has taken yet, and what banks sent back as an amount below 0.
 * `transNo` in `payments.csv` confirms a row.
 */
export async function paymentRows(tx: Transaction, exportNumber: number, timeZone: string): Promise<ExportTable> {
  await tx.update(ledger).set({ exportNumber }).where(isNull(ledger.exportNumber));
  const found = await tx
    .select({
      transNo: ledger.transNo,
      accountNumber: ledger.accountNumber,
      day: sql<string>`((${ledger.postedAt} at time zone ${timeZone})::date)::text`,
      amount: ledger.amount,
      paymentType: requisitions.paymentType,
      flow: requisitions.flow,
      lastFour: requisitions.lastFour,
      confirmationNumber: requisitions.confirmationNumber,
    })
    .from(ledger)
    .leftJoin(requisitions, eq(requisitions.transNo, sql`regexp_replace(${ledger.transNo}, '-R$', '')`))
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
    ]),
  };
}

import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { submittedReadings } from '../../../../tables/meter-reading.ts';
import type { ExportTable } from '../export-table.ts';
import { takeRows } from './take-rows-store.ts';

/** Readings that members took and no file has taken yet. */
export async function readingRows(tx: Transaction, exportNumber: number): Promise<ExportTable> {
  await takeRows(tx, submittedReadings, exportNumber);
  const found = await tx
    .select()
    .from(submittedReadings)
    .where(eq(submittedReadings.exportNumber, exportNumber))
    .orderBy(asc(submittedReadings.accountNumber), asc(submittedReadings.meterNumber), asc(submittedReadings.readOn));
  return {
    header: ['accountNumber', 'meterNumber', 'readOn', 'reading', 'confirmationNumber'],
    rows: found.map((one) => [one.accountNumber, one.meterNumber, one.readOn, one.reading, one.confirmationNumber]),
  };
}

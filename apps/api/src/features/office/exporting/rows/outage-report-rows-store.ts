import { asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { outageReports } from '../../../../tables/outage.ts';
import type { ExportTable } from '../export-table.ts';
import { takeRows } from './take-rows-store.ts';

/** Outage reports that neither a file nor the billing link has taken yet, in the order of their numbers. */
export async function outageReportRows(tx: Transaction, exportNumber: number): Promise<ExportTable> {
  await takeRows(tx, outageReports, exportNumber, isNull(outageReports.linkedAt));
  const found = await tx
    .select()
    .from(outageReports)
    .where(eq(outageReports.exportNumber, exportNumber))
    .orderBy(asc(outageReports.reportNumber));
  return {
    header: [
      ...['reportNumber', 'accountNumber', 'locationId', 'reportedAt', 'outageReason', 'callBack', 'callbackNumber'],
      ...['outageReportOrigin', 'remarks'],
    ],
    rows: found.map((one) => [
      ...[one.reportNumber, one.accountNumber, one.locationId, one.reportedAtLocal, one.outageReason, one.callBack],
      ...[one.callbackNumber, one.outageReportOrigin, one.remarks],
    ]),
  };
}

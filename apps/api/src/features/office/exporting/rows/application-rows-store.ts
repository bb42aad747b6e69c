import { applicationFields } from '@rochdale/domain/service/application-for-service/application';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { serviceApplications } from '../../../../tables/application-for-service.ts';
import type { ExportTable } from '../export-table.ts';
import { notRefused, takeRows } from './take-rows-store.ts';

/** Applications for service that no file has taken yet. */
export async function applicationRows(tx: Transaction, exportNumber: number, timeZone: string): Promise<ExportTable> {
  await takeRows(tx, serviceApplications, exportNumber, notRefused(serviceApplications));
  const found = await tx
    .select({
      row: serviceApplications,
      localTime: sql<string>`to_char(${serviceApplications.submittedAt} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`,
    })
    .from(serviceApplications)
    .where(eq(serviceApplications.exportNumber, exportNumber))
    .orderBy(asc(serviceApplications.submittedAt), asc(serviceApplications.confirmationNumber));
  return {
    header: ['confirmationNumber', 'memberNumber', 'submitted', ...applicationFields],
    rows: found.map(({ row, localTime }) => [
      ...[row.confirmationNumber, row.memberNumber, localTime],
      ...applicationFields.map((field) => row.application[field]),
    ]),
  };
}

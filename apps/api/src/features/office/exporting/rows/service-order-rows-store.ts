import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { serviceOrders } from '../../../../tables/service-requests.ts';
import type { ExportTable } from '../export-table.ts';
import { notRefused, takeRows } from './take-rows-store.ts';

/** Service requests that members made here and neither a file nor the billing link has taken yet. */
export async function serviceOrderRows(tx: Transaction, exportNumber: number, timeZone: string): Promise<ExportTable> {
  await takeRows(
    tx,
    serviceOrders,
    exportNumber,
    and(isNotNull(serviceOrders.submittedAt), isNull(serviceOrders.linkedAt), notRefused(serviceOrders)),
  );
  const found = await tx
    .select({
      order: serviceOrders,
      localTime: sql<string>`to_char(${serviceOrders.submittedAt} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`,
    })
    .from(serviceOrders)
    .where(eq(serviceOrders.exportNumber, exportNumber))
    .orderBy(asc(serviceOrders.submittedAt), asc(serviceOrders.soNumber));
  return {
    header: ['soNumber', 'accountNumber', 'memberNumber', 'workType', 'description', 'phone', 'comments', 'submitted'],
    rows: found.map(({ order, localTime }) => [
      ...[order.soNumber, order.accountNumber, order.memberNumber, order.workType],
      ...[order.description, order.phone, order.comments, localTime],
    ]),
  };
}

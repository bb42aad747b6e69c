import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { rateRequests } from '../../../../tables/rate-requests.ts';
import type { ExportTable } from '../export-table.ts';
import { takeRows } from './take-rows-store.ts';

/** Changes of the rate that the office has approved and no file has taken yet (office-181). */
export async function rateChangeRows(tx: Transaction, exportNumber: number, timeZone: string): Promise<ExportTable> {
  await takeRows(tx, rateRequests, exportNumber, eq(rateRequests.answer, 'approved'));
  const found = await tx
    .select({
      request: rateRequests,
      localTime: sql<string>`to_char(${rateRequests.answeredAt} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`,
    })
    .from(rateRequests)
    .where(eq(rateRequests.exportNumber, exportNumber))
    .orderBy(asc(rateRequests.answeredAt), asc(rateRequests.requestId));
  return {
    header: ['requestId', 'accountNumber', 'memberNumber', 'rateSchedule', 'presentSchedule', 'approved'],
    rows: found.map(({ request, localTime }) => [
      ...[request.requestId, request.accountNumber, request.memberNumber],
      ...[request.schedule, request.present, localTime],
    ]),
  };
}

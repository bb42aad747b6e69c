import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { outageReports } from '../../../tables/outage.ts';
import { tellWebhooks } from '../../office/connected/public.ts';

export type NewOutageReport = Omit<typeof outageReports.$inferInsert, 'reportNumber' | 'exportNumber' | 'linkedAt'>;
export type OutageReport = typeof outageReports.$inferSelect;

/** A report with the outage that it foretold, as far as one is known. */
export interface FollowedReport extends OutageReport {
  readonly outage: { readonly isActive: boolean } | undefined;
}

/**
 * Keeps a report once by its id, however often it arrives. Undefined: the id belongs to another account's report.
 */
export async function keepReport(db: Executor, report: NewOutageReport): Promise<OutageReport | undefined> {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(outageReports)
      .values(report)
      .onConflictDoNothing({ target: outageReports.reportId })
      .returning();
    if (added) {
      const { reportNumber, accountNumber, locationId, reportedAtLocal: reportedAt } = added;
      const data = { reportNumber, accountNumber, locationId, reportedAt };
      await tellWebhooks(tx, { event: 'outage.reported', subject: `report ${reportNumber}`, data });
    }
    return findReport(tx, report.reportId, report.accountNumber);
  });
}

/** A report by its id, where it is of this account. */
export async function findReport(
  db: Executor,
  reportId: string,
  accountNumber: string,
): Promise<OutageReport | undefined> {
  const [found] = await db
    .select()
    .from(outageReports)
    .where(and(eq(outageReports.reportId, reportId), eq(outageReports.accountNumber, accountNumber)));
  return found;
}

/**
 * The first outage at the report's place that had not ended when it was made and began at most a day later;
 * text of the co-op's clock sorts as time does.
 */
const foretold = sql<boolean | null>`(select outages.restored_at is null
  from outage_locations join outages on outages.outage_number = outage_locations.outage_number
  where outage_locations.location_id = outage_reports.location_id and not outages.is_cancelled
    and (outages.restored_at is null or outages.restored_at >= outage_reports.reported_at_local)
    and outages.started_at <= to_char(outage_reports.reported_at_local::timestamp + interval '1 day', 'YYYY-MM-DD"T"HH24:MI')
  order by outages.started_at limit 1)`;

/** Reports of accounts since a moment, the newest first. */
export async function reportsOf(
  db: Executor,
  accountNumbers: readonly string[],
  since: Date,
  most: number,
): Promise<FollowedReport[]> {
  const found = await db
    .select({ report: outageReports, outageIsActive: foretold })
    .from(outageReports)
    .where(and(inArray(outageReports.accountNumber, [...accountNumbers]), gte(outageReports.reportedAt, since)))
    .orderBy(desc(outageReports.reportedAt), desc(outageReports.reportNumber))
    .limit(most);
  return found.map(({ report, outageIsActive }) => ({
    ...report,
    outage: outageIsActive === null ? undefined : { isActive: outageIsActive },
  }));
}

import type { outageReportFields, outageReportReceipt } from '@rochdale/contract/schemas/outage';
import { type OutageReportOrigin, outageReportViolations } from '@rochdale/domain/service/outage/report-form';
import { isReportTaken, reportingMessage } from '@rochdale/domain/service/outage/reporting';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import { localTimeOf } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fieldRefusal, refusal, violationRefusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { OutageAccount } from './outage-accounts-store.ts';
import { outageAccount } from './outage-accounts-store.ts';
import { findReport, keepReport, type NewOutageReport, type OutageReport } from './outage-reports-store.ts';
import { activeOutageAt, type LocatedOutage } from './outages-store.ts';
import { presentInfo } from './present-outage.ts';

/** What is sent to report an outage. */
type SentReport = Omit<z.output<z.ZodObject<typeof outageReportFields>>, 'outageReportOrigin'> & {
  readonly outageReportOrigin: OutageReportOrigin;
};
export type Receipt = z.input<typeof outageReportReceipt>;

/** A report that is taken at a moment. */
export interface Arrival {
  readonly sent: SentReport;
  readonly isSignedIn: boolean;
  readonly at: Date;
  /** Words the receipt. */
  readonly text: Translate;
}

/** Reports of one account in an hour; the same report sent again does not count. */
const reportsAnHour = 10;
export const reportLimit = (accountNumber: string) => ({
  key: `outage-report:account:${accountNumber}`,
  tries: reportsAnHour,
  minutes: 60,
});

/** Takes a report into the books, once by its id (service-22). */
export async function takeReport(db: Executor, site: Site, arrival: Arrival): Promise<Receipt> {
  const { sent, at } = arrival;
  const earlier = await findReport(db, sent.reportId, sent.accountNumber);
  if (earlier) return receiptOf(earlier, arrival.text);
  const account = await outageAccount(db, sent.accountNumber);
  if (!account) throw refusal(404, 'error.notFound');
  const now = localTimeOf(at, site.timeZone);
  const outage = account.locationId === null ? undefined : await activeOutageAt(db, account.locationId, now);
  const report = checkedReport(site, arrival, account, outage);
  await takeTries(db, [reportLimit(sent.accountNumber)], at);
  const kept = await keepReport(db, report);
  if (!kept) throw refusal(409, 'outage.report.otherAccount');
  return receiptOf(kept, arrival.text);
}

/** The report as it is kept. Refuses what the rules refuse. */
export function checkedReport(
  site: Site,
  { sent, isSignedIn, at }: Arrival,
  account: OutageAccount,
  outage: LocatedOutage | undefined,
): NewOutageReport {
  const { reporting, problems, hideOutageCallBackRequest } = presentInfo(site, account, outage, {
    isSignedIn,
    today: localTimeOf(at, site.timeZone).slice(0, 10),
  });
  const closed = isReportTaken(reporting) ? undefined : reportingMessage(reporting);
  if (closed || account.locationId === null)
    throw closed ? violationRefusal(reporting === 'active' ? 409 : 400, closed) : refusal(404, 'error.notFound');
  const { reportId, accountNumber, outageReason, outageReportOrigin } = sent;
  // The database takes no zero bytes.
  const remarks = sent.remarks.replaceAll('\u0000', '');
  const callBack = sent.callBack && !hideOutageCallBackRequest;
  const form = { outageReason, callBack, callbackNumber: sent.callbackNumber.trim(), remarks };
  const [wrong] = outageReportViolations(
    form,
    problems.map(({ outageDescription }) => outageDescription),
  );
  if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
  return {
    reportId,
    accountNumber,
    locationId: account.locationId,
    ...form,
    outageReportOrigin,
    isSignedIn,
    reportedAt: at,
    reportedAtLocal: localTimeOf(at, site.timeZone),
  };
}

/** The answer to a report that stands in the books. */
export function receiptOf({ reportId, reportNumber, reportedAtLocal }: OutageReport, text: Translate): Receipt {
  const number = String(reportNumber);
  const statusMessage = text('outage.report.received', { number });
  return { statusMessage, reportId, reportNumber: number, reportedAt: reportedAtLocal, state: 'received' };
}

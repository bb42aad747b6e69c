import type { outageReportRow } from '@rochdale/contract/schemas/outage';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import { refusal, tooManyTries } from '../../../platform/http/refusal.ts';
import type { OutageFallback } from './outage-fallback.ts';
import type { NewOutageReport } from './outage-reports-store.ts';
import { type Arrival, checkedReport, type Receipt, receiptOf, reportLimit } from './report-outage.ts';

/**
 * Takes a report while the database is away: by the same rules over what is remembered, into the journal. Undefined
 * where the account is not remembered, so that nobody can say whether it may be reported for.
 */
export async function reportWhileDegraded(
  { memory, journal }: Pick<OutageFallback, 'memory' | 'journal'>,
  site: Site,
  arrival: Arrival,
): Promise<Receipt | undefined> {
  const { sent, at, text } = arrival;
  const known = memory.account(sent.accountNumber);
  if (!known) return undefined;
  const earlier = known.member.reports.find(({ reportId }) => reportId === sent.reportId);
  if (earlier?.accountNumber === sent.accountNumber) return receiptOf(earlier, text);
  const waiting = journal.waiting();
  if (!waiting.some(({ reportId }) => reportId === sent.reportId)) checkLimit(waiting, sent.accountNumber, at);
  const report = checkedReport(site, arrival, known.account, memory.outageAt(known.account.locationId));
  const kept = await journal.append(report);
  if (kept.accountNumber !== sent.accountNumber) throw refusal(409, 'outage.report.otherAccount');
  const { reportId, reportNumber, reportedAt, state } = presentKept(kept);
  return { statusMessage: text('outage.report.kept'), reportId, reportNumber, reportedAt, state };
}

/** A report of the journal as the member sees it again. */
export function presentKept(report: NewOutageReport): z.input<typeof outageReportRow> {
  const { reportId, reportedAtLocal, outageReason, callBack, callbackNumber, remarks } = report;
  return {
    reportId,
    reportNumber: null,
    reportedAt: reportedAtLocal,
    state: 'kept',
    outageReason,
    callBack,
    callbackNumber,
    remarks,
  };
}

/** The database's limit, by what waits in the journal. */
function checkLimit(waiting: readonly NewOutageReport[], accountNumber: string, at: Date): void {
  const { tries, minutes } = reportLimit(accountNumber);
  const since = at.getTime() - minutes * 60_000;
  const recent = waiting.filter((one) => one.accountNumber === accountNumber && one.reportedAt.getTime() > since);
  if (recent.length >= tries) throw tooManyTries(minutes * 60);
}

import type { outageInfo, outageReportRow, outageStatus } from '@rochdale/contract/schemas/outage';
import { outageFlagOf } from '@rochdale/domain/outage/outage-status';
import { outageReportStateOf } from '@rochdale/domain/outage/report-state';
import { reportingStateOf } from '@rochdale/domain/outage/reporting';
import type { Site } from '@rochdale/domain/site/site';
import { formatPhone } from '@rochdale/domain/typed-formats';
import type { z } from 'zod';
import { serviceAddressOf } from '../accounts/public.ts';
import type { OutageAccount } from './outage-accounts-store.ts';
import type { FollowedReport } from './outage-reports-store.ts';
import type { LocatedOutage, OutageHistory } from './outages-store.ts';

type Status = Omit<z.input<typeof outageStatus>, 'asOf' | 'fromSnapshot'>;

/** What is said of the power at an account (S2 §3 Outage status). */
export function presentStatus(account: OutageAccount, outage: LocatedOutage | undefined): Status {
  return {
    isActive: outageFlagOf({ ...account, hasActiveOutage: outage !== undefined }),
    timeOfInterruption: outage?.startedAt ?? null,
    estimatedTimeOfRestoration: outage?.estimatedTimeOfRestoration ?? null,
    cause: outage?.cause ?? null,
  };
}

/** What may be reported for an account (S2 §3 Outage info). */
export function presentInfo(
  site: Site,
  account: OutageAccount,
  outage: LocatedOutage | undefined,
): z.input<typeof outageInfo> {
  const { outageProblems, hideOutageCallBackRequest, callbackCheckBoxDefaultValue } = site.configuration;
  return {
    problems: outageProblems.map((outageDescription) => ({ outageDescription })),
    hideOutageCallBackRequest,
    callbackCheckBoxDefaultValue: callbackCheckBoxDefaultValue && !hideOutageCallBackRequest,
    reporting: reportingStateOf({
      ...account,
      isActive: presentStatus(account, outage).isActive,
      hidesNonElectric: site.config.accounts.hideNonElectricOutage,
    }),
  };
}

/** What the report's form needs to know of the member and the place. */
export function presentPlace(account: OutageAccount, phones: readonly string[]) {
  return {
    contactPhones: phones.map(formatPhone),
    accountType: account.accountType,
    serviceAddress: serviceAddressOf(account),
    locationId: account.locationId,
  };
}

/** Rows of the history (S2 §3 Outage history row). */
export function presentHistory(accountNumber: string, { totalRecords, outages }: OutageHistory) {
  return {
    totalRecords,
    results: outages.map((outage) => ({
      outageNumber: outage.outageNumber,
      accountNumber,
      timeOfInterruption: outage.startedAt,
      timeOfRestored: outage.restoredAt,
      description: outage.description,
    })),
  };
}

/** A report as the member sees it again. */
export function presentReport(report: FollowedReport): z.input<typeof outageReportRow> {
  return {
    reportId: report.reportId,
    reportNumber: String(report.reportNumber),
    reportedAt: report.reportedAtLocal,
    state: outageReportStateOf({ isPassedOn: report.exportNumber !== null, outage: report.outage }),
    outageReason: report.outageReason,
    callBack: report.callBack,
    callbackNumber: report.callbackNumber,
    remarks: report.remarks,
  };
}

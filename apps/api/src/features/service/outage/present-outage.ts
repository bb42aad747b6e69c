import type { outageInfo, outageReportRow, outageStatus } from '@rochdale/contract/schemas/outage';
import { isClosed } from '@rochdale/domain/account/holdings/holding';
import type { LocalDay } from '@rochdale/domain/dates';
import { outageFlagOf } from '@rochdale/domain/service/outage/outage-status';
import { outageReportStateOf } from '@rochdale/domain/service/outage/report-state';
import { reportingStateOf } from '@rochdale/domain/service/outage/reporting';
import { saidIn } from '@rochdale/domain/service/outage/said-in';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { formatPhone } from '@rochdale/domain/typed-formats';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import { serviceAddressOf } from '../../account/accounts/public.ts';
import type { OutageAccount } from './outage-accounts-store.ts';
import type { FollowedReport } from './outage-reports-store.ts';
import type { FollowedOutage, LocatedOutage, OutageHistory } from './outages-store.ts';

type Status = Omit<z.input<typeof outageStatus>, 'asOf' | 'fromSnapshot'>;

const flagOf = (account: OutageAccount, outage: LocatedOutage | undefined) =>
  outageFlagOf({ ...account, hasActiveOutage: outage !== undefined });

/** What is known of the outages at a place. */
export interface PlaceOutages {
  readonly outage: FollowedOutage | undefined;
  /** The last one, where none is active and it has ended in the last day. */
  readonly ended: FollowedOutage | undefined;
  /** How many members the active one takes the power from, as far as that was counted and may be said. */
  readonly members: number | null;
}

/** What is said of the power at an account (service-7), and how its outage goes (service-69). */
export function presentStatus(
  account: OutageAccount,
  { outage, ended, members }: PlaceOutages,
  language: TextLanguage,
): Status {
  const isActive = flagOf(account, outage);
  const shown = isActive === '' ? undefined : (outage ?? ended);
  return {
    isActive,
    membersWithoutPower: outage ? members : null,
    course: shown
      ? {
          timeOfInterruption: shown.startedAt,
          crewAssignedAt: shown.crewAssignedAt,
          estimates: [...shown.estimates],
          estimatedTimeOfRestoration: shown.estimatedTimeOfRestoration,
          timeOfRestored: shown.restoredAt,
        }
      : null,
    timeOfInterruption: outage?.startedAt ?? null,
    estimatedTimeOfRestoration: outage?.estimatedTimeOfRestoration ?? null,
    cause: outage ? saidIn(language, outage.cause, outage.causeEs) : null,
  };
}

/** What may be reported for an account, by its member or by a visitor (service-15). */
export function presentInfo(
  site: Site,
  account: OutageAccount,
  outage: LocatedOutage | undefined,
  { isSignedIn, today }: { readonly isSignedIn: boolean; readonly today: LocalDay },
): z.input<typeof outageInfo> {
  const { outageProblems, hideOutageCallBackRequest, callbackCheckBoxDefaultValue } = site.configuration;
  return {
    problems: outageProblems.map((outageDescription) => ({ outageDescription })),
    hideOutageCallBackRequest,
    callbackCheckBoxDefaultValue: callbackCheckBoxDefaultValue && !hideOutageCallBackRequest,
    reporting: reportingStateOf({
      ...account,
      isActive: flagOf(account, outage),
      isClosed: isClosed(account, today),
      hidesNonElectric: site.config.accounts.hideNonElectricOutage,
      takesAdditions: isSignedIn && site.config.accounts.outageAdditions,
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

/** Rows of the history (service-13). */
export function presentHistory(
  accountNumber: string,
  { totalRecords, outages }: OutageHistory,
  language: TextLanguage,
) {
  return {
    totalRecords,
    results: outages.map((outage) => ({
      outageNumber: outage.outageNumber,
      accountNumber,
      timeOfInterruption: outage.startedAt,
      timeOfRestored: outage.restoredAt,
      description: saidIn(language, outage.description, outage.descriptionEs),
    })),
  };
}

/** A report as the member sees it again. */
export function presentReport(report: FollowedReport): z.input<typeof outageReportRow> {
  return {
    reportId: report.reportId,
    reportNumber: String(report.reportNumber),
    reportedAt: report.reportedAtLocal,
    state: outageReportStateOf({
      isPassedOn: report.exportNumber !== null || report.linkedAt !== null,
      outage: report.outage,
    }),
    outageReason: report.outageReason,
    callBack: report.callBack,
    callbackNumber: report.callbackNumber,
    remarks: report.remarks,
  };
}

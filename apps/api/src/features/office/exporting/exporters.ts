import type { Exporter } from './export-table.ts';
import { applicationRows } from './rows/application-rows-store.ts';
import { claimRows } from './rows/claim-rows-store.ts';
import { enrolmentRows } from './rows/enrolment-rows-store.ts';
import { outageReportRows } from './rows/outage-report-rows-store.ts';
import { paymentHelpRows } from './rows/payment-help-rows-store.ts';
import { paymentRows } from './rows/payment-rows-store.ts';
import { profileRows } from './rows/profile-rows-store.ts';
import { averageBillingRows, roundUpRows } from './rows/program-rows-store.ts';
import { rateChangeRows } from './rows/rate-change-rows-store.ts';
import { readingRows } from './rows/reading-rows-store.ts';
import { returnedLetterRows } from './rows/returned-letter-rows-store.ts';
import { serviceOrderRows } from './rows/service-order-rows-store.ts';

/**
 * What the billing system takes over (office-13). Enrolments, profile changes, round-ups and average billing go out
 * as they stand, the others once.
 */
export const exporters = {
  payments: paymentRows,
  enrolments: enrolmentRows,
  'profile-changes': profileRows,
  roundup: roundUpRows,
  'average-billing': averageBillingRows,
  readings: readingRows,
  'outage-reports': outageReportRows,
  'service-orders': serviceOrderRows,
  applications: applicationRows,
  'payment-help': paymentHelpRows,
  'rate-changes': rateChangeRows,
  'returned-letters': returnedLetterRows,
  claims: claimRows,
} as const satisfies Readonly<Record<string, Exporter>>;
export type ExportName = keyof typeof exporters;

/** Exports that are kept encrypted. */
export const lockedExportNames: ReadonlySet<string> = new Set<ExportName>(['claims']);

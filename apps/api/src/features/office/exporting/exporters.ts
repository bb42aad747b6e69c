import { applicationRows } from './application-rows-store.ts';
import { claimRows } from './claim-rows-store.ts';
import { enrolmentRows } from './enrolment-rows-store.ts';
import type { Exporter } from './export-table.ts';
import { outageReportRows } from './outage-report-rows-store.ts';
import { paymentRows } from './payment-rows-store.ts';
import { profileRows } from './profile-rows-store.ts';
import { averageBillingRows, roundUpRows } from './program-rows-store.ts';
import { readingRows } from './reading-rows-store.ts';
import { returnedLetterRows } from './returned-letter-rows-store.ts';
import { serviceOrderRows } from './service-order-rows-store.ts';

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
  'returned-letters': returnedLetterRows,
  claims: claimRows,
} as const satisfies Readonly<Record<string, Exporter>>;
export type ExportName = keyof typeof exporters;

/** Exports that are kept encrypted. */
export const lockedExportNames: ReadonlySet<string> = new Set<ExportName>(['claims']);

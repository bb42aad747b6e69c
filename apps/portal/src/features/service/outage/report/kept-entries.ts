import type { ReportDetails } from '../outage-calls.ts';

/** What a visitor proved an account with. */
export type VisitorRight = { readonly phoneLastFourDigits: string } | { readonly accountKey: string };

/** An outage report that waits on this device until the server has taken it. */
export interface KeptReport {
  /** Made here: however often the report is sent under it, the server keeps it once. */
  readonly reportId: string;
  readonly accountNumber: string;
  /** Who must be signed in for it to be sent; else what a visitor proved the account with. */
  readonly right: { readonly memberNumber: string } | VisitorRight;
  readonly details: ReportDetails;
  /** On the co-op's clock, `YYYY-MM-DDTHH:mm`. */
  readonly writtenAt: string;
}

/** A report as it lies on the device: sealed under its id, which says nothing of anybody. */
export interface SealedReport {
  readonly reportId: string;
  readonly sealed: string;
}

/** What lies on the device; releases before this one kept reports in clear. */
export type Entry = SealedReport | KeptReport;

/** What stands in the text that the device keeps. */
export function entriesIn(stored: string | null): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((one) => isSealedReport(one) || isKeptReport(one)) : [];
  } catch {
    return [];
  }
}

const isSealedReport = (value: unknown): value is SealedReport =>
  typeof value === 'object' &&
  value !== null &&
  'reportId' in value &&
  typeof value.reportId === 'string' &&
  'sealed' in value &&
  typeof value.sealed === 'string';

export function isKeptReport(value: unknown): value is KeptReport {
  return (
    typeof value === 'object' &&
    value !== null &&
    'reportId' in value &&
    typeof value.reportId === 'string' &&
    'accountNumber' in value &&
    typeof value.accountNumber === 'string' &&
    'right' in value &&
    typeof value.right === 'object' &&
    value.right !== null &&
    'details' in value &&
    typeof value.details === 'object' &&
    'writtenAt' in value &&
    typeof value.writtenAt === 'string'
  );
}

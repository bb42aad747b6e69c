import { keepStored, readStored } from '../../../../lib/device/storage.ts';
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

/** Every report that waits, in the order in which they were written. */
export function keptReports(stored: string | null = readStored('outageReports')): readonly KeptReport[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isKeptReport) : [];
  } catch {
    return [];
  }
}

/** The report that waits and says the same of the same account: written again unchanged, it is still the one report. */
export function sameKept({ accountNumber, right, details }: Omit<KeptReport, 'reportId' | 'writtenAt'>) {
  const said = JSON.stringify([accountNumber, right, details]);
  return keptReports().find((kept) => JSON.stringify([kept.accountNumber, kept.right, kept.details]) === said);
}

export function keepReport(report: KeptReport): void {
  write([...keptReports().filter(({ reportId }) => reportId !== report.reportId), report]);
}

export function dropReport(dropped: string): void {
  write(keptReports().filter(({ reportId }) => reportId !== dropped));
}

/** The end of an account's number: enough to know it, and no more for others at this device. */
export const endOf = (accountNumber: string): string => accountNumber.slice(-4);

/** Whether a report is this member's to send and to see; a visitor's is anybody's on this device. */
export function belongsTo(report: KeptReport, memberNumber: string | undefined): boolean {
  return !('memberNumber' in report.right) || report.right.memberNumber === memberNumber;
}

function write(reports: readonly KeptReport[]): void {
  keepStored('outageReports', reports.length === 0 ? null : JSON.stringify(reports));
}

function isKeptReport(value: unknown): value is KeptReport {
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

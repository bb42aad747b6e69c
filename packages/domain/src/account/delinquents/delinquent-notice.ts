import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** What a notice of delinquency says on paper (account-47). */
export interface DelinquentNotice {
  readonly accountNumber: string;
  readonly accountHolderName: string;
  /** One line each. */
  readonly serviceAddress: readonly string[];
  readonly billDate: LocalDay;
  /** When the notice was made out; the bill's day where that is not known. */
  readonly noticeDate: LocalDay;
  readonly pastDue: Cents;
  readonly lateFee: Cents;
  readonly cutoffDate: LocalDay | null;
}

/** What is to be paid so that service goes on. */
export const noticeTotal = ({ pastDue, lateFee }: Pick<DelinquentNotice, 'pastDue' | 'lateFee'>): Cents =>
  pastDue + lateFee;

/** The name under which a notice is saved: `Delinquent-104471882-2026-11-03.pdf`. */
export const noticeFileName = (accountNumber: string, billDate: LocalDay): string =>
  `Delinquent-${accountNumber}-${billDate}.pdf`;

/** The name of a PDF in one folder: no path, nothing hidden, nothing that leads elsewhere. */
export const noticeFilePattern: RegExp = /^[A-Za-z0-9_][\w-]{0,99}\.pdf$/i;

export const isNoticeFile = (name: string): boolean => noticeFilePattern.test(name);

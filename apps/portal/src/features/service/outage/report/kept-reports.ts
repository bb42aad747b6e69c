import { openText, sealText } from '../../../../lib/device/sealed-text.ts';
import { keepStored, readStored } from '../../../../lib/device/storage.ts';
import { type Entry, entriesIn, isKeptReport, type KeptReport, type SealedReport } from './kept-entries.ts';

const key = 'outageReports';

/** Every report that waits and can be opened, in the order in which they were written. */
export async function keptReports(stored: string | null = readStored(key)): Promise<readonly KeptReport[]> {
  const opened = await Promise.all(entriesIn(stored).map((entry) => opens(entry).catch(() => undefined)));
  return opened.filter((report) => report !== undefined);
}

/** Whether a report waits. */
export const isWaiting = (reportId: string): boolean =>
  entriesIn(readStored(key)).some((entry) => entry.reportId === reportId);

/** The report that waits and says the same of the same account: written again unchanged, it is still the one report. */
export async function sameKept({ accountNumber, right, details }: Omit<KeptReport, 'reportId' | 'writtenAt'>) {
  const said = JSON.stringify([accountNumber, right, details]);
  return (await keptReports()).find((kept) => JSON.stringify([kept.accountNumber, kept.right, kept.details]) === said);
}

/** Keeps a report, sealed; answers whether this browser can. */
export async function keepReport(report: KeptReport): Promise<boolean> {
  const sealed = await sealedOf(report);
  // Nothing is waited for from here on: other tabs keep reports too.
  if (sealed) write([...others(report.reportId), sealed]);
  return sealed !== undefined;
}

export function dropReport(dropped: string): void {
  write(others(dropped));
}

/**
 * Seals what a release before this one kept in clear; where that can't be, it was promised all the same that it is sent.
 * What can't be opened any more goes.
 */
export async function tidyReports(): Promise<void> {
  for (const entry of entriesIn(readStored(key)))
    if ('sealed' in entry) {
      if (!(await opens(entry).catch(() => true))) dropReport(entry.reportId);
    } else {
      const sealed = await sealedOf(entry);
      if (sealed) write(entriesIn(readStored(key)).map((one) => (one.reportId === sealed.reportId ? sealed : one)));
    }
}

/** The end of an account's number: enough to know it, and no more for others at this device. */
export const endOf = (accountNumber: string): string => accountNumber.slice(-4);

/** Whether a report is this member's to send and to see; a visitor's is anybody's on this device. */
export function belongsTo(report: KeptReport, memberNumber: string | undefined): boolean {
  return !('memberNumber' in report.right) || report.right.memberNumber === memberNumber;
}

const others = (reportId: string) => entriesIn(readStored(key)).filter((entry) => entry.reportId !== reportId);

function write(entries: readonly Entry[]): void {
  keepStored(key, entries.length === 0 ? null : JSON.stringify(entries));
}

/** Undefined where this browser can't seal. */
async function sealedOf(report: KeptReport): Promise<SealedReport | undefined> {
  const { reportId } = report;
  const sealed = await sealText(key, reportId, JSON.stringify(report)).catch(() => undefined);
  return sealed === undefined ? undefined : { reportId, sealed };
}

/** Rejects where this browser has no keys just now. */
async function opens(entry: Entry): Promise<KeptReport | undefined> {
  if (!('sealed' in entry)) return entry;
  const text = await openText(key, entry.reportId, entry.sealed);
  const report: unknown = text === undefined ? undefined : JSON.parse(text);
  return isKeptReport(report) ? report : undefined;
}

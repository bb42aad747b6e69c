import { ApiError } from '../../../../lib/calls/api.ts';
import { type Receipt, reportByMember, reportByVisitor } from '../outage-calls.ts';
import type { KeptReport } from './kept-entries.ts';
import { dropReport, keepReport, keptReports } from './kept-reports.ts';

/** How sending a report ended. */
export type Sending =
  | { readonly kind: 'sent'; readonly receipt: Receipt }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly error: Error };

/** No network, no session, or a server that is too busy. */
const passing = new Set([0, 401, 502, 503, 504]);

/** Whether what failed may go well a little later. */
export const mayPass = (error: unknown): error is ApiError => error instanceof ApiError && passing.has(error.status);

/** Keeps a report on the device, and sends it; it stays there while the server can't be reached, if the browser can keep it. */
export function sendNow(report: KeptReport): Promise<Sending> {
  return alone(report.reportId, async () => {
    const isKept = await keepReport(report);
    return attempt(report, (error) => isKept && mayPass(error));
  });
}

/** Sends again what waits; undefined when another tab is at it, or has just done it. */
export function sendAgain({ reportId }: KeptReport): Promise<Sending | undefined> {
  return alone(
    reportId,
    async () => {
      const report = (await keptReports()).find((kept) => kept.reportId === reportId);
      return report && attempt(report, (error) => mayPass(error) || isTooMuch(error));
    },
    true,
  );
}

/** A limit, or a fault of the server: not the report's, which goes on waiting when nobody looks on. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 429 || error.status >= 500);

async function attempt(report: KeptReport, waits: (error: unknown) => boolean): Promise<Sending> {
  try {
    const receipt = await call(report);
    dropReport(report.reportId);
    return { kind: 'sent', receipt };
  } catch (thrown) {
    if (waits(thrown)) return { kind: 'kept' };
    dropReport(report.reportId);
    return { kind: 'refused', error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}

function call({ reportId, accountNumber, right, details }: KeptReport): Promise<Receipt> {
  const body = { reportId, accountNumber, ...details };
  if ('memberNumber' in right) return reportByMember({ body });
  return reportByVisitor({ body: { ...body, ...right } });
}

/** Runs work that only one tab may do at a time for a report. Browsers have locks on https alone. */
function alone<T>(reportId: string, work: () => Promise<T>): Promise<T>;
function alone<T>(reportId: string, work: () => Promise<T>, ifFree: true): Promise<T | undefined>;
function alone<T>(reportId: string, work: () => Promise<T>, ifFree = false): Promise<T | undefined> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`rochdale.outage-report.${reportId}`, { ifAvailable: ifFree }, async (lock) =>
    lock === null ? undefined : work(),
  );
}

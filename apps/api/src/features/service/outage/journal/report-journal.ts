import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { NewOutageReport } from '../outage-reports-store.ts';

const ending = '.json';
const refusedEnding = '.refused';
/** Reports that are brought in at the same time. */
const atOnce = 8;

const kept = z.object({
  reportId: z.uuid(),
  accountNumber: z.string(),
  locationId: z.string(),
  outageReason: z.string(),
  callBack: z.boolean(),
  callbackNumber: z.string(),
  outageReportOrigin: z.string(),
  remarks: z.string(),
  isSignedIn: z.boolean(),
  reportedAt: z.iso.datetime().transform((text) => new Date(text)),
  reportedAtLocal: z.string(),
});

/**
 * Reports that arrived while the database was away: one file each, whole and on the disk before it is acknowledged,
 * named by the report's id. Several processes may share the folder, and one that starts finds what others left.
 */
export interface ReportJournal {
  /** Keeps a report, once by its id; answers the one that is kept under the id. */
  append(report: NewOutageReport): Promise<NewOutageReport>;
  /** Reports that this process knows to be kept. */
  waiting(): readonly NewOutageReport[];
  /** How many were set aside since they could not be taken in. */
  refused(): Promise<number>;
  /** Gives each report to `take`, and drops it when that has ended well; `false` sets it aside. Answers how many it gave. */
  drain(take: (report: NewOutageReport) => Promise<boolean>): Promise<number>;
}

/** Opens the journal in a folder, which is made when it is not there. */
export async function openJournal(folder: string): Promise<ReportJournal> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = new Map<string, NewOutageReport>();
  const writing = new Map<string, Promise<NewOutageReport>>();
  const list = async () => (await readdir(folder)).filter((name) => name.endsWith(ending));
  for (const name of await list()) {
    const report = await readReport(folder, name);
    if (report) known.set(report.reportId, report);
  }
  const write = async (report: NewOutageReport): Promise<NewOutageReport> => {
    known.set(report.reportId, report);
    const first = await writeOnce(folder, report).catch((error: unknown) => {
      known.delete(report.reportId);
      throw error;
    });
    known.set(first.reportId, first);
    return first;
  };
  return {
    append: async (report) => {
      const { reportId } = report;
      const under = writing.get(reportId);
      if (under) return under;
      const earlier = known.get(reportId);
      if (earlier) return earlier;
      const written = write(report).finally(() => writing.delete(reportId));
      writing.set(reportId, written);
      return written;
    },
    waiting: () => [...known.values()],
    refused: async () => (await readdir(folder)).filter((name) => name.endsWith(refusedEnding)).length,
    drain: async (take) => {
      const knownBefore = [...known.keys()].filter((reportId) => !writing.has(reportId));
      const names = await list();
      const drainOne = async (name: string): Promise<void> => {
        const report = await readReport(folder, name);
        const isTaken = report !== undefined && (await take(report));
        if (isTaken) await rm(join(folder, name), { force: true });
        else await rename(join(folder, name), join(folder, `${name}${refusedEnding}`)).catch(() => undefined);
        known.delete(name.slice(0, -ending.length));
      };
      for (let from = 0; from < names.length; from += atOnce)
        await Promise.all(names.slice(from, from + atOnce).map(drainOne));
      // What stood here before and lies there no more, another process has brought in.
      const listed = new Set(names.map((name) => name.slice(0, -ending.length)));
      for (const reportId of knownBefore) if (!listed.has(reportId)) known.delete(reportId);
      return names.length;
    },
  };
}

/** Writes a report under its id, unless one stands there: then that one is answered. */
async function writeOnce(folder: string, report: NewOutageReport): Promise<NewOutageReport> {
  const draft = join(folder, `${randomUUID()}.draft`);
  const name = `${report.reportId}${ending}`;
  await writeDurably(draft, JSON.stringify(report));
  try {
    await link(draft, join(folder, name));
    await syncFolder(folder);
    return report;
  } catch (error) {
    const first = await readReport(folder, name);
    if (!first) throw error;
    return first;
  } finally {
    await rm(draft, { force: true });
  }
}

/** A report of the journal; undefined when it is gone, or is none. */
async function readReport(folder: string, name: string): Promise<NewOutageReport | undefined> {
  try {
    return kept.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  } catch {
    return undefined;
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name in a folder is safe only once the folder itself is on the disk; some systems cannot do that. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => undefined);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}

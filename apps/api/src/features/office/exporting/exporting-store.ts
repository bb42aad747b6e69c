import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { exports } from '../../../tables/exporting.ts';

export type Export = typeof exports.$inferSelect;

/** Lets only one process write an export at a time, and gives it its number. */
export async function beginExport(tx: Transaction, what: string, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('exports'))`);
  const [made] = await tx
    .insert(exports)
    .values({ what, fileName: '', body: '', rows: 0, createdAt: now })
    .returning({ exportNumber: exports.exportNumber });
  if (!made) throw new Error('The export was not written.');
  return made.exportNumber;
}

export async function finishExport(
  tx: Transaction,
  exportNumber: number,
  written: Pick<Export, 'fileName' | 'body' | 'lockedBody' | 'rows'>,
): Promise<Export> {
  const [done] = await tx.update(exports).set(written).where(eq(exports.exportNumber, exportNumber)).returning();
  if (!done) throw new Error('The export was not written.');
  return done;
}

export async function findExport(db: Executor, exportNumber: number): Promise<Export | undefined> {
  const [found] = await db.select().from(exports).where(eq(exports.exportNumber, exportNumber));
  return found;
}

/** The exports of a kind whose files nobody has, the oldest first. */
export async function listUntakenExports(db: Executor, what: string): Promise<number[]> {
  const found = await db
    .select({ exportNumber: exports.exportNumber })
    .from(exports)
    .where(and(eq(exports.what, what), isNull(exports.takenAt)))
    .orderBy(asc(exports.exportNumber));
  return found.map(({ exportNumber }) => exportNumber);
}

/** What was exported, the newest first. */
export async function listExports(db: Executor, limit: number): Promise<Omit<Export, 'body' | 'lockedBody'>[]> {
  const { exportNumber, what, fileName, rows, createdAt, takenAt } = exports;
  return db
    .select({ exportNumber, what, fileName, rows, createdAt, takenAt })
    .from(exports)
    .orderBy(desc(exportNumber), asc(what))
    .limit(limit);
}

type ListedExport = Pick<Export, 'exportNumber' | 'what' | 'rows' | 'createdAt' | 'takenAt'>;
const listed = {
  exportNumber: exports.exportNumber,
  what: exports.what,
  rows: exports.rows,
  createdAt: exports.createdAt,
  takenAt: exports.takenAt,
};
const mostUntaken = 100;

/** The newest export of each kind. */
export async function newestExports(db: Executor): Promise<ListedExport[]> {
  return db.selectDistinctOn([exports.what], listed).from(exports).orderBy(exports.what, desc(exports.exportNumber));
}

/** What was written and nobody has, the oldest first. */
export async function untakenExports(db: Executor): Promise<ListedExport[]> {
  return db
    .select(listed)
    .from(exports)
    .where(isNull(exports.takenAt))
    .orderBy(asc(exports.exportNumber))
    .limit(mostUntaken);
}

export async function markExportTaken(db: Executor, exportNumber: number, takenAt: Date): Promise<void> {
  await db
    .update(exports)
    .set({ takenAt })
    .where(and(eq(exports.exportNumber, exportNumber), isNull(exports.takenAt)));
}

/** Exports that are kept encrypted, for a change of keys. */
export async function lockedExports(db: Executor): Promise<Export[]> {
  return db.select().from(exports).where(isNotNull(exports.lockedBody));
}

/** Puts a text encrypted anew in place of the one that was read, if that still stands. */
export async function replaceLockedBody(
  db: Executor,
  exportNumber: number,
  before: Buffer,
  lockedBody: Buffer,
): Promise<void> {
  await db
    .update(exports)
    .set({ lockedBody })
    .where(and(eq(exports.exportNumber, exportNumber), eq(exports.lockedBody, before)));
}

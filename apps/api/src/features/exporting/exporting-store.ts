import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { exports } from './exporting.tables.ts';

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
  written: Pick<Export, 'fileName' | 'body' | 'rows'>,
): Promise<Export> {
  const [done] = await tx.update(exports).set(written).where(eq(exports.exportNumber, exportNumber)).returning();
  if (!done) throw new Error('The export was not written.');
  return done;
}

export async function findExport(db: Executor, exportNumber: number): Promise<Export | undefined> {
  const [found] = await db.select().from(exports).where(eq(exports.exportNumber, exportNumber));
  return found;
}

/** What was exported, the newest first. */
export async function listExports(db: Executor, limit: number): Promise<Omit<Export, 'body'>[]> {
  const { exportNumber, what, fileName, rows, createdAt, takenAt } = exports;
  return db
    .select({ exportNumber, what, fileName, rows, createdAt, takenAt })
    .from(exports)
    .orderBy(desc(exportNumber), asc(what))
    .limit(limit);
}

export async function markExportTaken(db: Executor, exportNumber: number, takenAt: Date): Promise<void> {
  await db
    .update(exports)
    .set({ takenAt })
    .where(and(eq(exports.exportNumber, exportNumber), isNull(exports.takenAt)));
}

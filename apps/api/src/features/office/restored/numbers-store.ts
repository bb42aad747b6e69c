import { desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { achFiles, achSequences } from '../../../tables/bank-file.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { exports } from '../../../tables/exporting.ts';

/** The highest number that an export has here; 0 before the first. */
export async function lastExportNumber(db: Executor): Promise<number> {
  const [found] = await db.select({ last: max(exports.exportNumber) }).from(exports);
  return found?.last ?? 0;
}

/** The highest number that a bank file has here; 0 before the first. */
export async function lastBankFileNumber(db: Executor): Promise<number> {
  const [found] = await db.select({ last: max(achFiles.fileNumber) }).from(achFiles);
  return found?.last ?? 0;
}

/** Whether any draft goes by the bank file. */
export async function hasBankDrafts(db: Executor): Promise<boolean> {
  const found = await db
    .select({ accountNumber: drafts.accountNumber })
    .from(drafts)
    .where(isNotNull(drafts.bankAccountNumber))
    .limit(1);
  return found.length > 0;
}

/** Exports go on above a number. */
export async function exportsGoOnAbove(tx: Transaction, number: number): Promise<void> {
  await goOnAbove(tx, 'exports', 'export_number', number);
}

/** Bank files go on above a number. */
export async function bankFilesGoOnAbove(tx: Transaction, number: number): Promise<void> {
  await goOnAbove(tx, 'ach_files', 'file_number', number);
}

/** A counter is only ever put forward. */
async function goOnAbove(tx: Transaction, table: string, column: string, number: number): Promise<void> {
  await tx.execute(sql`select setval(name::regclass, ${number}) from pg_get_serial_sequence(${table}, ${column}) as name
    where ${number} > coalesce(pg_sequence_last_value(name::regclass), 0)`);
}

/** Trace numbers go on that much further for every originating bank; after 9,999,999 they begin again. */
export async function skipTraceNumbers(tx: Transaction, count: number): Promise<void> {
  await tx.update(achSequences).set({ last: sql`(${achSequences.last} + ${count} - 1) % 9999999 + 1` });
}

/** The modifiers that the bank files of a day have. */
export async function modifiersOf(tx: Transaction, sendDay: string): Promise<string[]> {
  const found = await tx
    .select({ fileIdModifier: achFiles.fileIdModifier })
    .from(achFiles)
    .where(eq(achFiles.sendDay, sendDay))
    .orderBy(desc(achFiles.fileIdModifier));
  return found.map(({ fileIdModifier }) => fileIdModifier);
}

/** Writes a row for a bank file that is gone, so that neither its number nor its letter is given to another. */
export async function addLostBankFile(
  tx: Transaction,
  file: Pick<typeof achFiles.$inferInsert, 'sendDay' | 'fileIdModifier' | 'body' | 'createdAt'> & {
    readonly fileNumber: number;
  },
): Promise<void> {
  await tx
    .insert(achFiles)
    .overridingSystemValue()
    .values({ ...file, entries: 0, debit: 0, takenAt: file.createdAt });
}

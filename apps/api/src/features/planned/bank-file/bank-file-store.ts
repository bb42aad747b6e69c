import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { achEntries, achFiles, achSequences } from '../../../tables/bank-file.ts';

export type BankFile = typeof achFiles.$inferSelect;

/** Lets only one process write or take bank files at a time, until the transaction ends. */
export async function lockBankFiles(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank files'))`);
}

export async function addBankFile(
  tx: Transaction,
  file: Pick<BankFile, 'sendDay' | 'fileIdModifier' | 'body' | 'entries' | 'debit' | 'createdAt'>,
  entries: readonly Omit<typeof achEntries.$inferInsert, 'fileNumber' | 'returnCode' | 'returnedOn'>[],
): Promise<BankFile> {
  const [written] = await tx.insert(achFiles).values(file).returning();
  if (!written) throw new Error('The bank file was not written.');
  const { fileNumber } = written;
  for (let from = 0; from < entries.length; from += 1000)
    await tx.insert(achEntries).values(entries.slice(from, from + 1000).map((entry) => ({ ...entry, fileNumber })));
  return written;
}

/** The files, the newest first. */
export async function listBankFiles(db: Executor): Promise<BankFile[]> {
  return db.select().from(achFiles).orderBy(desc(achFiles.fileNumber));
}

export async function bankFilesOf(db: Executor, sendDay: string): Promise<BankFile[]> {
  return db.select().from(achFiles).where(eq(achFiles.sendDay, sendDay)).orderBy(asc(achFiles.fileIdModifier));
}

/** A file, locked; undefined when there is none of the number. */
export async function lockBankFile(tx: Transaction, fileNumber: number): Promise<BankFile | undefined> {
  const [found] = await tx.select().from(achFiles).where(eq(achFiles.fileNumber, fileNumber)).for('update');
  return found;
}

/** Files that wait to be taken, the oldest first. */
export async function untakenBankFiles(db: Executor): Promise<BankFile[]> {
  const { takenAt, voidedAt, fileNumber } = achFiles;
  return db
    .select()
    .from(achFiles)
    .where(and(isNull(takenAt), isNull(voidedAt)))
    .orderBy(asc(fileNumber));
}

/** Of the files that wait to be taken, those of which a day has come on which an entry was to settle. */
export async function overdueBankFiles(tx: Transaction, today: string): Promise<BankFile[]> {
  const { takenAt, voidedAt, fileNumber } = achFiles;
  const due = tx
    .select({ fileNumber: achEntries.fileNumber })
    .from(achEntries)
    .where(lte(achEntries.effectiveDate, today));
  return tx
    .select()
    .from(achFiles)
    .where(and(isNull(takenAt), isNull(voidedAt), inArray(fileNumber, due)))
    .orderBy(asc(fileNumber))
    .for('update');
}

/** Puts a text encrypted anew in place of the one that was read, if that still stands. */
export async function replaceBody(db: Executor, fileNumber: number, before: Buffer, body: Buffer): Promise<void> {
  await db
    .update(achFiles)
    .set({ body })
    .where(and(eq(achFiles.fileNumber, fileNumber), eq(achFiles.body, before)));
}

/** Notes what became of a file. */
export async function markBankFile(
  tx: Transaction,
  fileNumber: number,
  mark: Partial<Pick<BankFile, 'releasedAt' | 'releasedBy' | 'takenAt' | 'acceptedAt' | 'voidedAt'>>,
): Promise<void> {
  await tx.update(achFiles).set(mark).where(eq(achFiles.fileNumber, fileNumber));
}

/** The last trace number given out under an originating bank, by its seven digits; 0 before the first. */
export async function lastSequenceOf(tx: Transaction, odfiIdentification: string): Promise<number> {
  const [found] = await tx.select().from(achSequences).where(eq(achSequences.odfiIdentification, odfiIdentification));
  return found?.last ?? 0;
}

export async function keepSequence(tx: Transaction, odfiIdentification: string, last: number): Promise<void> {
  await tx
    .insert(achSequences)
    .values({ odfiIdentification, last })
    .onConflictDoUpdate({ target: achSequences.odfiIdentification, set: { last } });
}

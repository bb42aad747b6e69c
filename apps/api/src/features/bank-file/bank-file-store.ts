import { and, asc, desc, eq, isNotNull, isNull, lte, max, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { accounts } from '../accounts/accounts.tables.ts';
import { drafts } from '../draft-payments/draft-payments.tables.ts';
import { achEntries, achFiles, duePayments } from '../due-payments/due-payments.tables.ts';

export type BankFile = typeof achFiles.$inferSelect;
export type BankEntry = typeof achEntries.$inferSelect;

/** A draft of a bank account, with whose it is. */
export interface BankDraft {
  readonly accountNumber: string;
  readonly holder: string;
  readonly routingNumber: string;
  /** Encrypted for its account. */
  readonly bankAccountNumber: Buffer;
  readonly accountType: 'Checking' | 'Savings';
  readonly prenoteEffectiveDate: string | null;
}

const bankDraftColumns = {
  accountNumber: drafts.accountNumber,
  holder: accounts.accountHolderName,
  routingNumber: drafts.routingNumber,
  bankAccountNumber: drafts.bankAccountNumber,
  accountType: drafts.draftAccountType,
  prenoteEffectiveDate: drafts.prenoteEffectiveDate,
};

/** Bank drafts whose account no prenote has tried yet. */
export async function draftsWithoutPrenote(db: Executor): Promise<BankDraft[]> {
  const found = await db
    .select(bankDraftColumns)
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountNumber, drafts.accountNumber))
    .where(and(isNotNull(drafts.bankAccountNumber), isNull(drafts.prenoteEffectiveDate)))
    .orderBy(asc(drafts.accountNumber));
  return found.flatMap(wholeBankDraft);
}

/** The draft of an account that goes by the bank file. */
export async function findBankDraft(db: Executor, accountNumber: string): Promise<BankDraft | undefined> {
  const found = await db
    .select(bankDraftColumns)
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountNumber, drafts.accountNumber))
    .where(eq(drafts.accountNumber, accountNumber));
  return found.flatMap(wholeBankDraft)[0];
}

type Found = { [K in keyof BankDraft]: BankDraft[K] | null };

/** A row without bank numbers is no bank draft. */
function wholeBankDraft(row: Found): BankDraft[] {
  const { accountNumber, holder, routingNumber, bankAccountNumber, accountType, prenoteEffectiveDate } = row;
  if (accountNumber === null || holder === null || routingNumber === null || bankAccountNumber === null) return [];
  return [
    {
      accountNumber,
      holder,
      routingNumber,
      bankAccountNumber,
      accountType: accountType ?? 'Checking',
      prenoteEffectiveDate,
    },
  ];
}

export async function notePrenote(db: Executor, accountNumber: string, effectiveDate: string): Promise<void> {
  await db.update(drafts).set({ prenoteEffectiveDate: effectiveDate }).where(eq(drafts.accountNumber, accountNumber));
}

/** The highest trace number given out; undefined before the first file. */
export async function lastTraceNumber(db: Executor): Promise<string | undefined> {
  const [found] = await db.select({ last: max(achEntries.traceNumber) }).from(achEntries);
  return found?.last ?? undefined;
}

export async function addBankFile(
  tx: Executor,
  file: Omit<BankFile, 'fileNumber' | 'takenAt'>,
  entries: readonly Omit<BankEntry, 'fileNumber' | 'returnCode' | 'returnedOn'>[],
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

/** Puts a text encrypted anew in place of the one that was read, if that still stands. */
export async function replaceBody(db: Executor, fileNumber: number, before: Buffer, body: Buffer): Promise<void> {
  await db
    .update(achFiles)
    .set({ body })
    .where(and(eq(achFiles.fileNumber, fileNumber), eq(achFiles.body, before)));
}

export async function markFileTaken(db: Executor, fileNumber: number, takenAt: Date): Promise<void> {
  await db
    .update(achFiles)
    .set({ takenAt })
    .where(and(eq(achFiles.fileNumber, fileNumber), isNull(achFiles.takenAt)));
}

/** Debits that settle by today and are not taken over yet. */
export async function entriesToSettle(db: Executor, today: string): Promise<BankEntry[]> {
  const found = await db
    .select({ entry: achEntries })
    .from(achEntries)
    .innerJoin(duePayments, eq(duePayments.transNo, achEntries.transNo))
    .where(and(eq(duePayments.state, 'sent'), lte(achEntries.effectiveDate, today), isNull(achEntries.returnCode)))
    .orderBy(asc(achEntries.traceNumber));
  return found.map(({ entry }) => entry);
}

/** The entry that a return names, by its trace number or by the payment's number; locked. */
export async function lockEntry(tx: Executor, reference: string): Promise<BankEntry | undefined> {
  const [found] = await tx
    .select()
    .from(achEntries)
    .where(or(eq(achEntries.traceNumber, reference), eq(achEntries.transNo, reference)))
    .for('update');
  return found;
}

export async function noteEntryReturn(
  tx: Executor,
  traceNumber: string,
  returned: { returnCode: string; returnedOn: string },
): Promise<void> {
  await tx.update(achEntries).set(returned).where(eq(achEntries.traceNumber, traceNumber));
}

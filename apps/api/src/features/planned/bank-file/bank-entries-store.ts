import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { achEntries, achFiles } from '../../../tables/bank-file.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import type { BankSettings } from './bank-settings.ts';

export type BankEntry = typeof achEntries.$inferSelect;

/** Debits that settle by today and are not taken over yet, of files that the bank has. */
export async function entriesToSettle(
  db: Executor,
  today: string,
  settles: BankSettings['settles'],
): Promise<BankEntry[]> {
  const found = await db
    .select({ entry: achEntries })
    .from(achEntries)
    .innerJoin(duePayments, eq(duePayments.transNo, achEntries.transNo))
    .innerJoin(achFiles, eq(achFiles.fileNumber, achEntries.fileNumber))
    .where(
      and(
        eq(duePayments.state, 'sent'),
        lte(achEntries.effectiveDate, today),
        isNull(achEntries.returnCode),
        isNull(achFiles.voidedAt),
        isNotNull(settles === 'accepted' ? achFiles.acceptedAt : achFiles.takenAt),
      ),
    )
    .orderBy(asc(achEntries.fileNumber), asc(achEntries.traceNumber));
  return found.map(({ entry }) => entry);
}

/**
 * The entry that a return or a notification of change names, by its trace number or by the payment's number: the newest
 * of a trace number, for they begin again, and none of a file that nobody took to the bank. Locked.
 */
export async function lockEntry(tx: Executor, reference: string): Promise<BankEntry | undefined> {
  const [found] = await tx
    .select({ entry: achEntries })
    .from(achEntries)
    .innerJoin(achFiles, eq(achFiles.fileNumber, achEntries.fileNumber))
    .where(and(or(eq(achEntries.traceNumber, reference), eq(achEntries.transNo, reference)), isNull(achFiles.voidedAt)))
    .orderBy(desc(achEntries.fileNumber))
    .limit(1)
    .for('update', { of: achEntries });
  return found?.entry;
}

export async function entriesOf(tx: Executor, fileNumber: number): Promise<BankEntry[]> {
  return tx.select().from(achEntries).where(eq(achEntries.fileNumber, fileNumber)).orderBy(asc(achEntries.traceNumber));
}

export async function noteEntryReturn(
  tx: Executor,
  { fileNumber, traceNumber }: Pick<BankEntry, 'fileNumber' | 'traceNumber'>,
  { returnCode, returnedOn }: { readonly returnCode: string; readonly returnedOn: string },
): Promise<void> {
  await tx
    .update(achEntries)
    .set({ returnCode, returnedOn })
    .where(and(eq(achEntries.fileNumber, fileNumber), eq(achEntries.traceNumber, traceNumber)));
}

/** A page of the entries that hold an encrypted bank account number, in the order of file and trace number. */
export async function entriesWithBankNumber(
  db: Executor,
  after: Pick<BankEntry, 'fileNumber' | 'traceNumber'> | undefined,
  limit: number,
): Promise<BankEntry[]> {
  const { fileNumber, traceNumber, bankAccountNumber } = achEntries;
  return db
    .select()
    .from(achEntries)
    .where(
      and(
        isNotNull(bankAccountNumber),
        after &&
          or(
            gt(fileNumber, after.fileNumber),
            and(eq(fileNumber, after.fileNumber), gt(traceNumber, after.traceNumber)),
          ),
      ),
    )
    .orderBy(asc(fileNumber), asc(traceNumber))
    .limit(limit);
}

/** Puts a number encrypted anew in its place; an entry's number never changes otherwise. */
export async function replaceEntryNumber(
  db: Executor,
  { fileNumber, traceNumber }: Pick<BankEntry, 'fileNumber' | 'traceNumber'>,
  bankAccountNumber: Buffer,
): Promise<void> {
  await db
    .update(achEntries)
    .set({ bankAccountNumber })
    .where(and(eq(achEntries.fileNumber, fileNumber), eq(achEntries.traceNumber, traceNumber)));
}

import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { achEntries, bankChanges } from '../../../tables/bank-file.ts';
import { drafts } from '../../../tables/draft-payments.ts';

export type BankChange = typeof bankChanges.$inferSelect;
export type BankChangeKey = Pick<BankChange, 'traceNumber' | 'changeCode'>;

/**
 * Changes that nobody has applied yet, and those that may have to be applied again: of drafts that the billing system
 * brings along, with the old bank account perhaps. The oldest first, for a later one builds on it.
 */
export async function changesToApply(db: Executor): Promise<BankChangeKey[]> {
  const { traceNumber, changeCode, receivedOn, outcome } = bankChanges;
  const imported = sql`exists (select 1 from ${achEntries} join ${drafts} on ${drafts.accountNumber} = ${achEntries.accountNumber}
    where ${achEntries.traceNumber} = ${traceNumber} and ${drafts.createdAt} is null)`;
  return db
    .select({ traceNumber, changeCode })
    .from(bankChanges)
    .where(or(isNull(outcome), and(eq(outcome, 'applied'), imported)))
    .orderBy(asc(receivedOn), asc(traceNumber), asc(changeCode));
}

export async function lockBankChange(tx: Transaction, key: BankChangeKey): Promise<BankChange | undefined> {
  const [found] = await tx.select().from(bankChanges).where(isKey(key)).for('update');
  return found;
}

export async function noteBankChange(
  tx: Transaction,
  key: BankChangeKey,
  note: Pick<BankChange, 'handledAt' | 'outcome'>,
): Promise<void> {
  await tx.update(bankChanges).set(note).where(isKey(key));
}

/** Notes that a change that was for a person is made. Answers whether one waited. */
export async function noteChangeDone(db: Executor, key: BankChangeKey): Promise<boolean> {
  const found = await db
    .update(bankChanges)
    .set({ outcome: 'done' })
    .where(and(isKey(key), inArray(bankChanges.outcome, ['unreadable', 'review'])))
    .returning({ traceNumber: bankChanges.traceNumber });
  return found.length > 0;
}

/** What banks asked to be changed, the newest first, with the account that it is of. */
export async function listBankChanges(
  db: Executor,
  limit: number,
): Promise<(Omit<BankChange, 'correctedData'> & { accountNumber: string | null })[]> {
  const { traceNumber, changeCode, receivedOn, handledAt, outcome } = bankChanges;
  // Tables are named: a select of one table names none by itself.
  const newest = sql<string | null>`(select account_number from ach_entries
    where ach_entries.trace_number = bank_changes.trace_number order by file_number desc limit 1)`;
  return db
    .select({ traceNumber, changeCode, receivedOn, handledAt, outcome, accountNumber: newest })
    .from(bankChanges)
    .orderBy(desc(receivedOn), asc(traceNumber), asc(changeCode))
    .limit(limit);
}

/** All changes as they are kept, for a change of keys. */
export async function allBankChanges(db: Executor): Promise<BankChange[]> {
  return db.select().from(bankChanges).where(isNotNull(bankChanges.correctedData));
}

/** Puts data encrypted anew in place of what was read, if that still stands. */
export async function replaceCorrectedData(
  db: Executor,
  key: BankChangeKey,
  before: Buffer,
  correctedData: Buffer,
): Promise<void> {
  await db
    .update(bankChanges)
    .set({ correctedData })
    .where(and(isKey(key), eq(bankChanges.correctedData, before)));
}

const isKey = ({ traceNumber, changeCode }: BankChangeKey) =>
  and(eq(bankChanges.traceNumber, traceNumber), eq(bankChanges.changeCode, changeCode));

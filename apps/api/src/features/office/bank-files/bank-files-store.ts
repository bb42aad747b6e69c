import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { achEntries, achFiles } from '../../../tables/bank-file.ts';
import { staff } from '../../../tables/staff.ts';

const { body: _text, ...facts } = getTableColumns(achFiles);

/** A bank file without its text. */
export type FileFacts = Omit<typeof achFiles.$inferSelect, 'body'>;

/** Files from before a number on, the newest first. */
export const filesBefore = (db: Executor, before: number | undefined, most: number): Promise<FileFacts[]> =>
  db
    .select(facts)
    .from(achFiles)
    .where(before === undefined ? undefined : lt(achFiles.fileNumber, before))
    .orderBy(desc(achFiles.fileNumber))
    .limit(most);

export async function findFile(db: Executor, fileNumber: number): Promise<FileFacts | undefined> {
  const [found] = await db.select(facts).from(achFiles).where(eq(achFiles.fileNumber, fileNumber));
  return found;
}

/** The file before one that was not given up. */
export async function fileBefore(db: Executor, fileNumber: number): Promise<FileFacts | undefined> {
  const [found] = await db
    .select(facts)
    .from(achFiles)
    .where(and(lt(achFiles.fileNumber, fileNumber), isNull(achFiles.voidedAt)))
    .orderBy(desc(achFiles.fileNumber))
    .limit(1);
  return found;
}

/** A file's entries with whose account each takes from, in the order of the file. */
export const entriesWithNames = (db: Executor, fileNumber: number) =>
  db
    .select({ entry: achEntries, name: accounts.accountHolderName })
    .from(achEntries)
    .leftJoin(accounts, eq(accounts.accountNumber, achEntries.accountNumber))
    .where(eq(achEntries.fileNumber, fileNumber))
    .orderBy(asc(achEntries.traceNumber));

/** Debits of accounts in files from before a number that were not given up, the newest first. */
export const earlierDebits = (db: Executor, fileNumber: number, accountNumbers: readonly string[]) =>
  db
    .select({
      accountNumber: achEntries.accountNumber,
      amount: achEntries.amount,
      returnCode: achEntries.returnCode,
    })
    .from(achEntries)
    .innerJoin(achFiles, eq(achFiles.fileNumber, achEntries.fileNumber))
    .where(
      and(
        lt(achEntries.fileNumber, fileNumber),
        inArray(achEntries.accountNumber, [...accountNumbers]),
        ne(achEntries.kind, 'prenote'),
        isNull(achFiles.voidedAt),
      ),
    )
    .orderBy(desc(achEntries.fileNumber));

/** The names of members of staff. */
export async function namesOf(db: Executor, staffIds: readonly string[]): Promise<string[]> {
  if (staffIds.length === 0) return [];
  const found = await db
    .select({ name: staff.name })
    .from(staff)
    .where(inArray(staff.staffId, [...staffIds]))
    .orderBy(asc(staff.name));
  return found.map(({ name }) => name);
}

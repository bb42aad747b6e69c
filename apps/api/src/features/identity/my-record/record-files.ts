import { billFileName } from '@rochdale/domain/account/bills/bill-document';
import { type CsvCell, csvLine } from '@rochdale/domain/csv-text';
import { dollarsOf } from '@rochdale/domain/money';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { Database } from '../../../platform/database/database.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { type BillPaperServices, billPaper } from '../../account/bills/bill-paper.ts';
import type { Bill } from '../../account/bills/bills-store.ts';
import { accountNumbersOf } from '../../planned/auto-pay/public.ts';
import { billsOf, daysUsed, paidHere, postedOf } from './holdings-of-store.ts';
import { presentEntry, type RecordEntry } from './present-record.ts';
import { profileOf } from './profile-of-store.ts';
import type { Place } from './record-place-store.ts';
import { type RecordQuery, recordAfter } from './record-store.ts';
import type { FileToZip } from './zip.ts';

type Row = Readonly<Record<string, CsvCell | readonly string[]>>;
/** The login whose record it is. */
type Whose = Pick<RecordQuery, 'memberNumber' | 'loginKey'>;
/** Rows in lots, as they are read; read anew for each file. */
type Rows = () => AsyncIterable<readonly Row[]>;

/** Entries of the record that are read at a time. */
const atATime = 500;
/** Bills that a drawn one shows in its months. */
const monthsShown = 13;

/**
 * Everything that the portal has of a member, file by file (identity-104): who they are, the record, bills and their papers,
 * payments, and what each day used. What is made meanwhile is not in it.
 */
export async function* recordFiles(
  services: BillPaperServices,
  login: Whose,
  language: LanguageName,
  before: Date,
): AsyncIterable<FileToZip> {
  const { db, site } = services;
  const { memberNumber } = login;
  const text = translatorOf(language);
  const namesStaff = site().record?.namesStaff ?? false;
  yield fileOf('README.txt', [text('myRecord.zip.readme', { coop: site(language).settings.coopName })]);
  yield fileOf('profile.json', [`${JSON.stringify(await profileOf(db, memberNumber), null, 2)}\n`]);
  const accounts = await accountNumbersOf(db, memberNumber);
  yield* bothOf('record', () => recordRows(db, login, namesStaff, before), recordColumns);
  yield* bothOf('bills', () => each(accounts, async (one) => (await billsOf(db, one)).map(billRow)));
  yield* bothOf('payments', () => each(accounts, (one) => postedOf(db, one)));
  yield* bothOf('payments-here', () => each([memberNumber], (one) => paidHere(db, one)));
  yield* bothOf('usage-days', async function* () {
    for (const account of accounts) yield* daysUsed(db, account);
  });
  for (const accountNumber of accounts) yield* billPapers(services, accountNumber, language);
}

async function* each(names: readonly string[], read: (name: string) => Promise<readonly Row[]>) {
  for (const name of names) yield await read(name);
}

type Columns<T> = T extends unknown ? keyof T : never;
/** The fields of entries of every source: a lot may have none of some. */
const columnsOfRecord = {
  ...{ key: true, at: true, filter: true, by: true, byName: true, byRoles: true, source: true },
  ...{ kind: true, device: true, network: true, act: true },
  ...{ consent: true, isEnd: true, about: true, accounts: true, text: true, language: true },
  ...{ channel: true, to: true, isSent: true },
} satisfies Record<Columns<RecordEntry>, true>;
const recordColumns: readonly string[] = Object.keys(columnsOfRecord);

async function* recordRows(db: Database, { memberNumber, loginKey }: Whose, namesStaff: boolean, before: Date) {
  // What this very download notes stays out.
  let after: Place | undefined = { at: before, key: '' };
  while (after !== undefined) {
    const found = await recordAfter(db, { memberNumber, loginKey, filter: undefined, after }, atATime);
    yield found.map((one) => ({ ...presentEntry(one, namesStaff) }));
    after = found.length < atATime ? undefined : found.at(-1)?.row;
  }
}

const billRow = ({ accountNumber, billDate, billNumber, billType, dueDate, billedAmount, endingBalance }: Bill) => ({
  accountNumber,
  billDate,
  billNumber,
  billType,
  dueDate,
  billed: dollarsOf(billedAmount),
  endingBalance: dollarsOf(endingBalance),
});

async function* billPapers(
  services: BillPaperServices,
  accountNumber: string,
  language: LanguageName,
): AsyncIterable<FileToZip> {
  const account = await findAccount(services.db, accountNumber);
  if (!account) return;
  const bills = await billsOf(services.db, accountNumber);
  const drawn = new Set<string>();
  for (const [index, bill] of bills.entries()) {
    // Of a day the newest is the bill's paper.
    if (drawn.has(bill.billDate)) continue;
    drawn.add(bill.billDate);
    const paper = () => billPaper(services, account, [bill, ...bills.slice(index + 1, index + monthsShown)], language);
    const name = `bills/${billFileName(accountNumber, bill.billDate)}`;
    yield { name, isPacked: true, pieces: once(paper) };
  }
}

async function* once<T>(make: () => Promise<T>) {
  yield await make();
}

async function* pieces<T>(given: Iterable<T>) {
  yield* given;
}

const fileOf = (name: string, lines: readonly string[]): FileToZip => ({ name, pieces: pieces(lines) });

/** Rows as a CSV file and as a JSON list. */
function* bothOf(name: string, rows: Rows, columns?: readonly string[]): Iterable<FileToZip> {
  yield { name: `${name}.csv`, pieces: csvOf(rows(), columns) };
  yield { name: `${name}.json`, pieces: jsonOf(rows()) };
}

/** Rows under their columns; without any named all have those of the first. */
async function* csvOf(lots: AsyncIterable<readonly Row[]>, columns?: readonly string[]) {
  let head: readonly string[] | undefined;
  for await (const rows of lots) {
    if (rows.length === 0) continue;
    if (head === undefined) {
      head = columns ?? Object.keys(rows[0] ?? {});
      yield csvLine(head);
    }
    const names = head;
    yield rows.map((row) => csvLine(names.map((name) => cellOf(row[name])))).join('');
  }
}

const cellOf = (value: Row[string] | undefined): CsvCell => {
  if (value === undefined) return null;
  return typeof value === 'object' && value !== null ? value.join(' ') : value;
};

async function* jsonOf(lots: AsyncIterable<readonly Row[]>) {
  let isFirst = true;
  yield '[';
  for await (const rows of lots)
    for (const row of rows) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
  yield '\n]\n';
}

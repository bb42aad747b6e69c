import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { type OpenDatabase, openDatabase } from '../../../../../platform/database/database.ts';
import { openJobQueue } from '../../../../../platform/jobs/job-queue.ts';
import { settingsOf } from '../../../../../platform/run-time-settings/run-time-settings.ts';
import { sealerOf } from '../../../../../platform/sealing/sealing.ts';
import { vaultOf } from '../../../../../platform/sealing/vault.ts';
import { newMasterKey } from '../../../../../platform/testing/test-vault.ts';
import { entities, importFolder } from '../../../../office/importing/public.ts';
import { postingHooksOf } from '../../../../posting-hooks.ts';
import { loadSite } from '../../../../website/site/load-site.ts';
import { loadBankSettings } from '../../../bank-file/public.ts';
import { Books } from './books.ts';
import { ModelCompany } from './company.ts';

/** A return that a bank sent and that the next import brings. */
export interface BankReturn {
  readonly reference: string;
  readonly code: string;
}

export type ModelCoOp = Awaited<ReturnType<typeof modelCoOp>>;

/** A co-op on a database of its own, with the true books beside it. Its clock is the model's. */
export async function modelCoOp(database: OpenDatabase, coopFolder: string) {
  let now = new Date('2027-06-01T15:00:00Z');
  let isMaintained = false;
  const clock = { now: () => now };
  const site = await loadSite(coopFolder);
  const { timeZone } = site;
  const vault = vaultOf([newMasterKey()]);
  const jobs = await openJobQueue(database.url);
  const publicUrl = 'https://members.example';
  const books = new Books();
  const company = new ModelCompany(books, clock.now);
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-model-'));
  const log = fastify({ logger: false }).log;
  // What the model kills in the middle of its work has connections of its own.
  const address = new URL(database.url);
  address.searchParams.set('application_name', 'mortal');
  const mortal = openDatabase(address.href, 6);
  const services = {
    clock,
    vault,
    jobs,
    log,
    gateway: company.gateway,
    sealer: sealerOf([newMasterKey()]),
    db: database.db,
    site: () => site,
    postingHooks: postingHooksOf({ clock, site: () => site, vault, jobs, publicUrl }),
    publicUrl,
    bank: await loadBankSettings(coopFolder),
    runTime: {
      current: () => settingsOf(new Map([['maintenance', { isOn: isMaintained, until: null }]])),
      fresh: async () => settingsOf(new Map([['maintenance', { isOn: isMaintained, until: null }]])),
    },
  };
  const worker = { ...services, db: mortal.db };
  const returns: BankReturn[] = [];
  const corrections: Fields[] = [];
  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  const today = (): LocalDay => localTimeAt(now, timeZone).day;

  /** Members with one account each, an e-mail address, a stored card and a stored bank account. */
  const addAccounts = async (accountNumbers: readonly string[]): Promise<void> => {
    for (const number of accountNumbers) books.add(number, number);
    const members = accountNumbers.flatMap((number) => [number, buyerOf(number)]);
    await query(
      `insert into members (member_number, first_name, last_name, email)
       select number, 'Model', 'Member', number || '@example.com' from unnest($1::text[]) number`,
      [members],
    );
    await query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
         service_zip, account_type)
       select number, number, 'Model Member', '1 Way', 'Town', 'OR', '97498', 'Electric' from unnest($1::text[]) number`,
      [accountNumbers],
    );
    await query(
      `insert into stored_payments (member_number, stored_payment_id, payment_type, token)
       select number, kind, case kind when 'CARD' then 'Credit' else 'Check' end, kind || '.' || number
       from unnest($1::text[]) number, unnest('{CARD,BANK}'::text[]) kind`,
      [members],
    );
  };

  const files = noRows();
  /** What imports have brought since the last backup, which a restored portal does not know. */
  const since = noRows();

  const newestBills = new Map<string, Fields>();

  /** Bills an account; the portal hears of it with the next import. */
  const bill = (accountNumber: string, amount: number, dueIn: number): void => {
    const book = books.of(accountNumber);
    book.balance += amount;
    book.bills += 1;
    const dueDate = addDays(today(), dueIn);
    const figures = { billedAmount: dollars(amount), endingBalance: dollars(book.balance) };
    const written = { accountNumber, billDate: today(), billNumber: `B${book.bills}`, dueDate, ...figures };
    newestBills.set(accountNumber, written);
    files.bills.push(written);
  };

  /** The newest bill of an account gets another due date. */
  const moveDueDate = (accountNumber: string, dueIn: number): void => {
    const newest = newestBills.get(accountNumber);
    if (newest) files.bills.push({ ...newest, dueDate: addDays(today(), dueIn) });
  };

  /** The billing system posts what the portal's file names, and what banks told it. */
  const post = async (): Promise<void> => {
    const { rows } = await query(
      `update ledger set export_number = 1 from requisitions
       where ledger.export_number is null and ledger.booked_by = 'portal'
         and regexp_replace(ledger.trans_no, '-R$', '') = requisitions.trans_no
       returning ledger.account_number as "accountNumber", ledger.trans_no as "transNo", requisitions.reference,
         ledger.amount_cents as cents`,
    );
    const inOrder = rows.toSorted((one, other) => Number(other.cents) - Number(one.cents));
    for (const { accountNumber, transNo, reference, cents } of inOrder) {
      const isNew = Number(cents) < 0 ? books.postBack(accountNumber, reference) : books.post(accountNumber, reference);
      if (!isNew) continue;
      const facts = { paymentDate: today(), paymentId: transNo, paymentAmount: dollars(Number(cents)) };
      files.payments.push({ accountNumber, transNo, paymentMethod: 'Card', ...facts });
    }
    books.postReturns();
  };

  /** Imports what the billing system knows now: balances, bills, postings, and what banks sent back. */
  const importAll = async (): Promise<void> => {
    const accounts = [...books.accounts.values()].map(({ accountNumber, holder, balance }) => ({
      accountNumber,
      memberNumber: holder,
      accountBalance: dollars(balance),
    }));
    for (const { reference, code } of returns.splice(0))
      files.returns.push({ reference, returnCode: code, returnedOn: today() });
    for (const correction of corrections.splice(0)) files.corrections.push({ ...correction, receivedOn: today() });
    const rows = { ...files };
    for (const kind of rowKinds) {
      since[kind].push(...rows[kind]);
      files[kind] = [];
    }
    const written = {
      'accounts.csv': accounts,
      // Of a bill that came twice the last row counts, as the billing system has it.
      'bills.csv': [...new Map(rows.bills.map((row) => [`${row.accountNumber} ${row.billNumber}`, row])).values()],
      'payments.csv': rows.payments,
      'returned-payments.csv': rows.returns,
      'bank-changes.csv': rows.corrections,
    };
    for (const [file, rows] of Object.entries(written)) await writeFile(join(folder, file), csvOf(file, rows));
    const report = await importFolder({ folder, pool: database.pool, vault, clock, timeZone, by: 'the model' });
    if (!report.written) throw new Error(`The model's files are wrong: ${JSON.stringify(report.problems.slice(0, 3))}`);
    books.imported();
  };

  return {
    database,
    books,
    company,
    services,
    worker,
    returns,
    query,
    today,
    timeZone,
    addAccounts,
    bill,
    moveDueDate,
    corrections,
    post,
    importAll,
    sentSince: {
      clear: (): void => void Object.assign(since, noRows()),
      /** The next import brings all of it again. */
      again: (): void => {
        for (const kind of rowKinds) files[kind] = [...since[kind].splice(0), ...files[kind]];
      },
    },
    /** During maintenance nothing new is taken. */
    maintain: (isOn: boolean): void => {
      isMaintained = isOn;
    },
    /** Lets time pass. */
    pass: (hours: number): void => {
      now = new Date(now.getTime() + hours * 3_600_000);
      company.endPages();
    },
    /** Ends every connection that the payment day works on, in the middle of whatever it does. */
    kill: () => query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mortal'"),
    close: async (): Promise<void> => {
      await mortal.close();
      await jobs.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Who buys an account when it is sold. */
export const buyerOf = (accountNumber: string): string => `9${accountNumber}`;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

type Fields = Readonly<Record<string, string>>;

const rowKinds = ['bills', 'payments', 'returns', 'corrections'] as const;
/** Rows of an import, by what they are. */
type ImportedRows = Record<(typeof rowKinds)[number], Fields[]>;
const noRows = (): ImportedRows => ({ bills: [], payments: [], returns: [], corrections: [] });

/** What the files of an import hold where the model says nothing. */
const blanks: Fields = {
  accountHolderName: 'Model Member',
  serviceStreet: '1 Way',
  serviceCity: 'Town',
  serviceState: 'OR',
  serviceZip: '97498',
  accountType: 'Electric',
  derivedStatus: 'Current',
  billingType: 'Standard',
  pastDueAmount: '0',
  cutoffAmount: '0',
  reconnectFee: '0',
  disconnectFee: '0',
  additionalDeposit: '0',
  liabilityConfirmationAmount: '0',
  minimumPaymentDue: '0',
  overPayAmount: '0',
  prepaidReconnectAmount: '0',
  billType: 'Regular',
};

/** A file of an import, with every column of its own. */
function csvOf(file: string, rows: readonly Fields[]): string {
  const columns = Object.keys(entities.find((one) => one.file === file)?.columns ?? {});
  const lines = rows.map((row) => columns.map((column) => row[column] ?? blanks[column] ?? '').join());
  return `${[columns.join(), ...lines].join('\n')}\n`;
}

import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { waitingForLocks } from '../../../platform/testing/waiting-for-locks.ts';
import { describeImport, importFolder, listImportRuns, newestBalanceImport } from './public.ts';
import { importFile, withImportFolder } from './testing/import-files.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let now = new Date('2026-11-22T08:00:00Z');
const vault = testVault();

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const query = async (text: string) => (await database.pool.query(text)).rows;
const imported = (files: Parameters<typeof withImportFolder>[0], skipBadRows = false) =>
  withImportFolder(files, async (folder) =>
    describeImport(
      await importFolder({ folder, pool: database.pool, vault, clock: { now: () => now }, by: 'night', skipBadRows }),
    ),
  );
const members = { 'members.csv': [{ memberNumber: '1' }, { memberNumber: '2' }] };
const account = (accountNumber: string, accountBalance: string) => ({
  accountNumber,
  memberNumber: '1',
  accountBalance,
});
const bill = (billNumber: string, billedAmount: string) => ({
  accountNumber: '11',
  billDate: '2026-11-01',
  billNumber,
  billType: 'Regular',
  billedAmount,
});

it('each import that is written is recorded: who, when, and of each file its hash, rows, sum and moment', async () => {
  const balances = [account('11', '50.00'), account('12', '-20.00'), account('13', '5.25')];
  await imported({ ...members, 'accounts.csv': balances, 'bills.csv': [bill('B1', '50.00'), bill('B2', '0.10')] });
  await imported({ 'members.csv': [{ memberNumber: 'x' }] });
  const [run, ...others] = await listImportRuns(database.db, 10);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ byWhom: 'night', startedAt: now, finishedAt: now, skippedRows: 0, hasBalances: true });
  const sha256 = createHash('sha256').update(importFile('accounts.csv', balances)).digest('hex');
  expect(run?.files).toEqual([
    expect.objectContaining({ file: 'members.csv', rows: 2, cents: null }),
    { file: 'accounts.csv', rows: 3, cents: 3525, sha256, asOf: now.toISOString() },
    expect.objectContaining({ file: 'bills.csv', rows: 2, cents: 5010 }),
  ]);
});

it('the report counts what is new, changed and the same, and tells the balances before and after', async () => {
  now = new Date('2026-11-23T08:00:00Z');
  const said = await imported({
    'accounts.csv': [account('11', '50.00'), account('12', '0.00'), account('14', '1.00')],
    'bills.csv': [bill('B1', '50.00'), bill('B2', '0.20'), bill('B3', '1.00')],
  });
  expect(said).toBe(
    [
      'accounts.csv: 3 rows; 1 new, 1 changed, 1 the same; 1 here that are not in it; $51.00',
      'bills.csv: 3 rows; 1 new, 1 changed, 1 the same; $51.20',
      'All balances: $35.25 before, $56.25 now.',
      'The balances that change the most:',
      '  12: −$20.00 before, $0.00 now',
    ].join('\n'),
  );
});

it('rows that are the same are neither written nor locked; their balances are as new as the import all the same', async () => {
  const rows = () => query("select bill_number, xmin::text from bills where account_number = '11' order by 1");
  const before = await rows();
  now = new Date('2026-11-24T08:00:00Z');
  const locked = await database.pool.connect();
  await locked.query('begin');
  await locked.query("select * from bills where bill_number = 'B1' for update");
  await imported({
    'accounts.csv': [account('11', '50.00')],
    'bills.csv': [bill('B1', '50.00'), bill('B2', '0.20'), bill('B3', '1.01')],
  });
  await locked.query('rollback');
  locked.release();
  const after = await rows();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).not.toEqual(before[2]);
  expect(await query("select account_number from accounts where balance_as_of = '2026-11-24T08:00:00Z'")).toEqual([
    { account_number: '11' },
  ]);
});

it('the newest balances are those of an import of most accounts, not of a few or of none', async () => {
  now = new Date('2026-11-25T08:00:00Z');
  await imported({
    'accounts.csv': ['11', '12', '13', '14'].map((number) => account(number, '1.00')),
    'as-of.csv': [{ file: 'accounts.csv', asOf: '2026-11-25T01:30:00-06:00' }],
  });
  const newest = { finishedAt: now, asOf: new Date('2026-11-25T07:30:00Z') };
  now = new Date('2026-11-26T08:00:00Z');
  await imported({ 'accounts.csv': [account('11', '2.00')] });
  await imported({ 'bills.csv': [bill('B4', '1.00')] });
  expect(await newestBalanceImport(database.db)).toEqual(newest);
});

it('an import that meets a member who holds what it wants, and wants what it holds, is run again', async () => {
  const stored = (brand: string) => ({
    'stored-payments.csv': [{ memberNumber: '1', storedPaymentId: 'S1', paymentType: 'Credit', brand }],
  });
  now = new Date('2026-11-27T08:00:00Z');
  await imported(stored('Visa'));
  const member = new pg.Client(database.url);
  await member.connect();
  // The import is the one that finds the circle.
  await member.query("set deadlock_timeout = '60s'");
  await member.query('begin');
  await member.query("select * from stored_payments where stored_payment_id = 'S1' for update");
  const running = imported({ 'accounts.csv': [account('11', '3.00')], ...stored('Amex') });
  while ((await waitingForLocks(database.pool)) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await member.query("select * from accounts where account_number = '11' for update");
  await member.query('commit');
  await member.end();
  expect(await running).toContain('stored-payments.csv: 1 row; 0 new, 1 changed, 0 the same');
  expect(
    await query("select brand, account_balance_cents from stored_payments, accounts where account_number = '11'"),
  ).toEqual([{ brand: 'Amex', account_balance_cents: '300' }]);
});

import { takingAt } from '@rochdale/domain/planned/due-payments/taking-time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { findAccount } from '../../../account/accounts/public.ts';
import { describeImport, importFolder, listImportRuns, newestBalanceImport } from '../public.ts';
import { withImportFolder } from '../testing/import-files.ts';

type Files = Parameters<typeof withImportFolder>[0];
let database: Awaited<ReturnType<typeof testDatabase>>;
const vault = testVault();
const firstNight = new Date('2026-11-22T10:30:00Z');
const nextNight = new Date('2026-11-23T10:30:00Z');
const thirdNight = new Date('2026-11-24T10:30:00Z');
const fourthNight = new Date('2026-11-25T10:30:00Z');

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const imported = (files: Files, now: Date, from = '/srv/in') =>
  withImportFolder(files, async (folder) =>
    describeImport(await importFolder({ folder, from, pool: database.pool, vault, clock: { now: () => now } })),
  );
const account = (accountNumber: string, accountBalance: string) => ({
  accountNumber,
  memberNumber: '1',
  accountBalance,
});
const yesterdays = {
  'members.csv': [{ memberNumber: '1' }],
  'accounts.csv': [account('11', '50.00'), account('12', '0.00')],
};
const posted = { 'payments.csv': [{ accountNumber: '11', paymentId: 'P1', paymentAmount: '50.00', transNo: 'T1' }] };
const shown = async () => (await findAccount(database.db, '11'))?.accountBalance;

/** A member who owed $50.00 by the files of the first night, and has paid them at the portal since. */
beforeEach(async () => {
  await database.pool.query('truncate import_runs, members, ledger cascade');
  await imported(yesterdays, firstNight);
  await database.pool.query(
    "insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('11', 'T1', 5000, now())",
  );
});

it('yesterday’s balances beside today’s payments leave a paid bill paid, until new balances come (office-7)', async () => {
  await imported({ ...yesterdays, ...posted }, nextNight);
  expect(await shown()).toBe(0);
  await imported({ 'accounts.csv': [account('11', '0.00'), account('12', '0.00')], ...posted }, nextNight);
  expect([await shown(), (await database.pool.query('select confirmed_at from ledger')).rows]).toEqual([
    0,
    [{ confirmed_at: nextNight }],
  ]);
});

it('files that lie in the folder for further nights are no news of what is owed: payments are held (planned-54)', async () => {
  expect(await imported(yesterdays, nextNight)).toContain('accounts.csv: 2 rows; 0 new, 0 changed, 2 the same');
  const newest = await newestBalanceImport(database.db);
  expect(newest).toEqual({ finishedAt: firstNight, asOf: firstNight });
  for (const night of [thirdNight, fourthNight]) await imported(yesterdays, night);
  expect(await newestBalanceImport(database.db)).toEqual(newest);
  const settings = { after: '00:01', afterImport: true, atLatest: '09:00', importMaxAgeHours: 30 };
  const taking = (at: string) => takingAt(new Date(at), 'America/Chicago', settings, newest);
  expect(taking('2026-11-23T16:00:00Z')).toEqual({ kind: 'held', because: 'import-today' });
  expect(taking('2026-11-23T16:31:00Z')).toEqual({ kind: 'held', because: 'import-too-old' });
  await imported({ ...yesterdays, 'as-of.csv': [{ file: 'accounts.csv', asOf: '2026-11-23T10:00:00Z' }] }, fourthNight);
  expect(await newestBalanceImport(database.db)).toEqual({
    finishedAt: fourthNight,
    asOf: new Date('2026-11-23T10:00:00Z'),
  });
});

it('the same files after newer ones from elsewhere are refused as older than the balances that are there', async () => {
  await imported({ 'accounts.csv': [account('11', '7.00')] }, new Date('2026-11-22T20:00:00Z'), 'key “meters”');
  expect(await imported(yesterdays, nextNight)).toMatch(/^accounts\.csv:1: is as of 2026-11-22T10:30.*\nNothing was/);
  expect((await listImportRuns(database.db, 9)).map(({ folder }) => folder)).toEqual(['key “meters”', '/srv/in']);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import type { ImportOptions } from '../import-options.ts';
import { describeImport, importFolder, listImportRuns } from '../public.ts';
import { withImportFolder } from '../testing/import-files.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let hour = 0;
const vault = testVault();

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const query = async (text: string) => (await database.pool.query(text)).rows;
const members = { 'members.csv': [{ memberNumber: '1' }] };
/** Two hundred accounts, some left out, some with another balance. */
const accounts = (balances: Readonly<Record<number, string>> = {}, count = 200) =>
  Array.from({ length: count }, (_, place) => ({
    accountNumber: String(1000 + place),
    memberNumber: '1',
    accountBalance: balances[place] ?? '100.00',
  }));
const imported = (files: Parameters<typeof withImportFolder>[0], options: Partial<ImportOptions> = {}) =>
  withImportFolder(files, async (folder) => {
    hour += 1;
    const clock = { now: () => new Date(Date.UTC(2026, 10, 20, hour)) };
    return describeImport(
      await importFolder({ folder, pool: database.pool, vault, clock, by: 'ana', bounds: {}, ...options }),
    );
  });
const sums = async () =>
  query('select sum(account_balance_cents)::int as cents, count(*)::int as accounts from accounts');

it('a dry run tells what an import would do, and leaves nothing behind (moving-in-11)', async () => {
  const said = await imported({ ...members, 'accounts.csv': accounts() }, { dryRun: true });
  expect(said).toContain('accounts.csv: 200 rows; 200 new, 0 changed, 0 the same; $20,000.00');
  expect(said).toContain('Nothing was written: this was a dry run.');
  expect(await sums()).toEqual([{ cents: null, accounts: 0 }]);
  expect(await listImportRuns(database.db, 5)).toEqual([]);
});

it('the first import has no bound, and the next tells the balances that change the most (moving-in-14)', async () => {
  await imported({ ...members, 'accounts.csv': accounts() });
  const said = await imported({ 'accounts.csv': accounts({ 3: '250.00', 7: '-20.00', 9: '101.00' }) });
  expect(said.split('\n').slice(1)).toEqual([
    'All balances: $20,000.00 before, $20,031.00 now.',
    'The balances that change the most:',
    '  1003: $100.00 before, $250.00 now',
    '  1007: $100.00 before, −$20.00 now',
    '  1009: $100.00 before, $101.00 now',
  ]);
  const [run] = await listImportRuns(database.db, 1);
  expect(run).toMatchObject({
    confirmedBy: null,
    changes: { balancesBefore: 2_000_000, balancesAfter: 2_003_100, accountsClosed: 0 },
  });
});

it('more than a bound needs a second person with a reason, and is taken back until then (moving-in-13)', async () => {
  const files = { 'accounts.csv': accounts({ 0: '9000.00' }) };
  const before = await sums();
  const said = await imported(files);
  expect(said).toContain('Beyond a bound: the sum of all balances changes by');
  expect(said).toContain('Nothing was written: it needs a second person, --confirmed-by <name> --reason <why>.');
  expect(await imported(files, { bounds: { confirmedBy: 'ANA', reason: 'a large bill' } })).toContain(
    'must be another one',
  );
  expect(await imported(files, { bounds: { confirmedBy: 'bo' } })).toContain('--reason must say why');
  expect(await sums()).toEqual(before);
  await imported(files, { bounds: { confirmedBy: 'bo', reason: 'a large bill' } });
  expect(await sums()).not.toEqual(before);
  expect(await listImportRuns(database.db, 1)).toMatchObject([
    { byWhom: 'ana', confirmedBy: 'bo', reason: 'a large bill' },
  ]);
});

it('a whole import closes what it does not bring, and no more than its bound (moving-in-12)', async () => {
  await imported({ 'accounts.csv': accounts() }, { bounds: { confirmedBy: 'bo', reason: 'back' } });
  expect(await imported({ 'accounts.csv': accounts({}, 197) })).toContain('197 the same; 3 here that are not in it');
  expect(await imported({ 'accounts.csv': accounts({}, 197) }, { full: true })).toContain(
    'Beyond a bound: 1.5 % of all accounts are closed; one person may close 1 %.',
  );
  const draft = { accountNumber: '1199', draftType: 'bank', draftMethod: 'WHEN_BILLED', startDate: '2026-11-25' };
  await imported({ 'drafts.csv': [draft] });
  const said = await imported({ 'accounts.csv': accounts({}, 198) }, { full: true });
  expect(said).toContain('2 accounts were closed: this import does not bring them.');
  expect(said).toContain('1 closed account is still paid by auto pay, a draft or a scheduled payment: 1199');
  expect(
    await query(`select account_number as number, account_balance_cents::int as cents, derived_status as status
      from accounts where account_status = 'Closed' order by 1`),
  ).toEqual([
    { number: '1198', cents: 0, status: 'Final Billed' },
    { number: '1199', cents: 0, status: 'Final Billed' },
  ]);
  // Once closed they are no news.
  expect(await imported({ 'accounts.csv': accounts({}, 198) }, { full: true })).not.toContain('closed');
  await imported({ 'accounts.csv': accounts() });
  expect(await query(`select 1 from accounts where account_status = 'Closed'`)).toEqual([]);
});

it('a whole import that lacks accounts, or has a bad row, is refused', async () => {
  expect(await imported(members, { full: true })).toContain('a whole import must bring it');
  const bad = { ...members, 'accounts.csv': [...accounts(), { accountNumber: 'x', memberNumber: '1' }] };
  expect(await imported(bad, { full: true, skipBadRows: true })).toContain('a whole import skips no bad rows');
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { findAccount } from '../../../account/accounts/public.ts';
import { describeImport, importFolder } from '../public.ts';
import { withImportFolder } from '../testing/import-files.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let account = '';
let serial = 0;
const now = new Date('2026-11-22T12:00:00Z');
const vault = testVault();

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

type Files = Parameters<typeof withImportFolder>[0];
const imported = (files: Files, options: { paymentsAlone?: boolean; olderBalances?: boolean } = {}) =>
  withImportFolder(files, async (folder) =>
    describeImport(await importFolder({ folder, pool: database.pool, vault, clock: { now: () => now }, ...options })),
  );
const balanceOf = (accountBalance: string) => ({
  'accounts.csv': [{ accountNumber: account, memberNumber: account, accountBalance }],
});
const posted = (paymentAmount: string, transNo = `${account}-P`) => ({
  'payments.csv': [{ accountNumber: account, paymentId: 'P1', paymentAmount, transNo }],
});
const drawn = (times: Readonly<Record<string, string>>) => ({
  'as-of.csv': Object.entries(times).map(([file, asOf]) => ({ file, asOf })),
});
const paid = (amount: number, transNo = `${account}-P`) =>
  database.pool.query(
    'insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, $3, now())',
    [account, transNo, amount],
  );
const shown = async () => (await findAccount(database.db, account))?.accountBalance;
const confirmedAt = async () =>
  (await database.pool.query('select confirmed_at from ledger where account_number = $1', [account])).rows[0]
    .confirmed_at;

/** A member who owed $50.00 by the balances of 1 AM, and paid them at the portal at 2 AM. */
beforeEach(async () => {
  serial += 1;
  account = `9300000${String(serial).padStart(2, '0')}`;
  await imported({
    'members.csv': [{ memberNumber: account }],
    ...balanceOf('50.00'),
    ...drawn({ 'accounts.csv': '2026-11-22T01:00:00Z' }),
  });
  await paid(5000);
  expect(await shown()).toBe(0);
});

describe('a payment that the billing system posted', () => {
  it('is not owed again when only payments.csv comes: that is refused', async () => {
    expect(await imported(posted('50.00'))).toMatch(
      /payments\.csv:1: transNo: .*accounts\.csv.*\nNothing was written\.$/,
    );
    expect([await shown(), await confirmedAt()]).toEqual([0, null]);
  });

  it('is written with --payments-alone, and confirmed by the next balances that are as new', async () => {
    await imported(
      { ...posted('50.00'), ...drawn({ 'payments.csv': '2026-11-22T03:00:00Z' }) },
      { paymentsAlone: true },
    );
    expect([await shown(), await confirmedAt()]).toEqual([0, null]);
    await imported({ ...balanceOf('50.00'), ...drawn({ 'accounts.csv': '2026-11-22T02:59:59Z' }) });
    expect([await shown(), await confirmedAt()]).toEqual([0, null]);
    await imported({ ...balanceOf('0.00'), ...drawn({ 'accounts.csv': '2026-11-22T03:00:00Z' }) });
    expect([await shown(), await confirmedAt()]).toEqual([0, now]);
  });

  it('is not owed again when the balances were drawn before it was posted', async () => {
    const times = drawn({ 'accounts.csv': '2026-11-22T03:00:00Z', 'payments.csv': '2026-11-22T03:30:00Z' });
    await imported({ ...balanceOf('50.00'), ...posted('50.00'), ...times });
    expect([await shown(), await confirmedAt()]).toEqual([0, null]);
    await imported({
      ...balanceOf('0.00'),
      ...posted('50.00'),
      ...drawn({ 'accounts.csv': '2026-11-22T04:00:00-05:00' }),
    });
    expect([await shown(), await confirmedAt()]).toEqual([0, now]);
  });

  it('is confirmed by files of one moment where none says when it was drawn', async () => {
    await imported({ ...balanceOf('0.00'), ...posted('50.00') });
    expect([await shown(), await confirmedAt()]).toEqual([0, now]);
  });

  it('with another amount is not confirmed, until the amount is put right', async () => {
    await imported({ ...balanceOf('45.00'), ...posted('5.00') });
    expect([await shown(), await confirmedAt()]).toEqual([-500, null]);
    await imported({ ...balanceOf('0.00'), ...posted('50.00') });
    expect([await shown(), await confirmedAt()]).toEqual([0, now]);
  });

  it('stays confirmed, whatever comes later', async () => {
    await imported({ ...balanceOf('0.00'), ...posted('50.00') });
    const first = await confirmedAt();
    await imported({ ...balanceOf('0.00'), ...posted('5.00') });
    await imported({ ...balanceOf('0.00'), ...posted('50.00', '') });
    const older = drawn({ 'accounts.csv': '2026-11-22T00:00:00Z' });
    await imported({ ...balanceOf('0.00'), ...older }, { olderBalances: true });
    expect([await shown(), await confirmedAt()]).toEqual([0, first]);
  });

  it('is of the moment at which it was first known, however often its row comes again', async () => {
    const times = (at: string) => drawn({ 'accounts.csv': '2026-11-22T03:00:00Z', 'payments.csv': at });
    await imported({ ...balanceOf('50.00'), ...posted('50.00'), ...times('2026-11-22T04:00:00Z') });
    await imported({ ...balanceOf('0.00'), ...posted('50.00'), ...drawn({ 'payments.csv': '2026-11-22T11:00:00Z' }) });
    const first = 'select as_of from posted_payments where account_number = $1';
    expect((await database.pool.query(first, [account])).rows[0].as_of).toEqual(new Date('2026-11-22T04:00:00Z'));
    expect(await confirmedAt()).toEqual(now);
    await imported({ ...balanceOf('0.00'), ...posted('51.00') });
    expect((await database.pool.query(first, [account])).rows[0].as_of).toEqual(now);
  });
});

describe('when a file was drawn', () => {
  it.each([
    [{ 'accounts.csv': '2026-11-22T12:06:00Z' }, /as-of\.csv:2: asOf: lies in the future/],
    [{ 'accounts.csv': '2026-11-22 01:00' }, /as-of\.csv:2: asOf: is not an instant like/],
    [{ 'accounts.csv': '2026-11-31T01:00:00Z' }, /as-of\.csv:2: asOf: is not an instant like/],
    [{ 'balances.csv': '2026-11-22T01:00:00Z' }, /as-of\.csv:2: file: is not a file that an import reads/],
  ])('%j is refused', async (times, sentence) => {
    const said = await imported({ ...balanceOf('10.00'), ...drawn(times) });
    expect(said).toMatch(sentence);
    expect(said).toMatch(/Nothing was written\.$/);
    expect(await shown()).toBe(0);
  });

  it('may be a little ahead of this machine’s clock', async () => {
    const said = await imported({ ...balanceOf('50.00'), ...drawn({ 'accounts.csv': '2026-11-22T12:04:00Z' }) });
    expect(said).toContain('accounts.csv: 1 row');
  });

  it('balances that are older than those that are there are refused, unless that is wanted', async () => {
    const older = { ...balanceOf('90.00'), ...drawn({ 'accounts.csv': '2026-11-22T00:59:00Z' }) };
    expect(await imported(older)).toMatch(
      /accounts\.csv:1: .*2026-11-22T00:59:00.* older .*--older-balances.*\nNothing/,
    );
    expect(await shown()).toBe(0);
    await imported(older, { olderBalances: true });
    expect(await shown()).toBe(4000);
  });
});

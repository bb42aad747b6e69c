import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endOldRehearsals } from '../../features/office/importing/rehearsing/public.ts';
import { makeScratch } from '../../features/office/importing/rehearsing/scratch-store.ts';
import { importFile, withImportFolder } from '../../features/office/importing/testing/import-files.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { newMasterKey } from '../../platform/testing/test-vault.ts';
import { exportCommand } from './export.ts';
import { rehearseCommand } from './rehearse.ts';

let database: TestDatabase;
let out: string;
const said: string[] = [];
const secret = 'a secret of the demo';

beforeAll(async () => {
  database = await testDatabase();
  vi.stubEnv('MASTER_KEY', newMasterKey());
  vi.stubEnv('GATEWAY_SECRET', secret);
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line));
});
beforeEach(async () => {
  said.length = 0;
  vi.stubEnv('DATABASE_URL', database.url);
  out = await mkdtemp(join(tmpdir(), 'rehearsal-report-'));
});
afterAll(async () => {
  await rehearseCommand.run(['--drop']);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await database.drop();
});

const members = [{ memberNumber: '1' }];
const accounts = Array.from({ length: 120 }, (_, place) => ({
  accountNumber: String(1000 + place),
  memberNumber: '1',
  accountBalance: place === 7 ? '-20.00' : '100.00',
  accountType: place < 20 ? 'Water' : 'Electric',
}));
const files = { 'members.csv': members, 'accounts.csv': accounts };
const agreeing = 'name,value\naccounts,120\naccounts:Water,20\nbalances,11880.00\naccountsInCredit,1\n';

/** Rehearses a folder of these files; the totals are written beside them. */
const rehearsed = (control: string | undefined, beside: Readonly<Record<string, string>> = {}, more: string[] = []) =>
  withImportFolder(files, async (folder) => {
    if (control !== undefined) await writeFile(join(folder, 'control.csv'), control);
    for (const [name, text] of Object.entries(beside)) await writeFile(join(folder, name), text);
    return rehearseCommand.run([folder, '--out', out, '--by', 'ana', '--seed', '7', ...more]);
  });
const report = () => readFile(join(out, 'report.html'), 'utf8');
const scratches = async () => {
  said.length = 0;
  await rehearseCommand.run(['--list']);
  return said.filter((line) => line.startsWith('rehearsal_')).flatMap((line) => line.split('\n'));
};
const nameOf = (line: string | undefined): string => line?.split(',')[0] ?? '';
const urlOf = (name: string): string => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;

it('says ready where everything agrees, and the live database has seen nothing of it (moving-in-25, moving-in-27)', async () => {
  expect(await rehearsed(agreeing)).toBe(0);
  expect(said[0]).toMatch(/^Ready\./);
  const html = await report();
  expect(html).toContain('50 accounts to compare by hand');
  expect(html).toContain('Seed of the sample: 7');
  expect(html).toContain('in credit');
  expect((await readFile(join(out, 'report.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await stat(join(out, 'report.html'))).mode & 0o077).toBe(0);
  for (const table of ['accounts', 'import_runs', 'holds', 'audit'])
    expect((await database.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
  expect(await scratches()).toHaveLength(1);
});

it('the same seed draws the same accounts, another seed others (moving-in-29)', async () => {
  const drawn = async (seed: string) => {
    await rehearsed(agreeing, {}, ['--seed', seed]);
    return [...(await report()).matchAll(/<td>(1\d{3})<\/td>/g)].map(([, number]) => number);
  };
  const first = await drawn('7');
  expect(first).toHaveLength(50);
  expect(await drawn('7')).toEqual(first);
  expect(await drawn('8')).not.toEqual(first);
});

it('says not ready and why: no totals, a total that differs, a bad row, an account that differs', async () => {
  expect(await rehearsed(undefined)).toBe(1);
  expect(said.join('\n')).toContain('control.csv does not give the total balances');
  said.length = 0;
  expect(await rehearsed(agreeing.replace('11880.00', '11880.01'))).toBe(1);
  expect(said[0]).toContain(
    'The total balances differs: the billing system says $11,880.01, the portal holds $11,880.00.',
  );
  said.length = 0;
  const bad = importFile('meters.csv', [{ accountNumber: '999', meterNumber: '1', meterType: 'E' }]);
  expect(await rehearsed(agreeing, { 'meters.csv': bad })).toBe(1);
  expect(said[0]).toContain('The folder was not imported');
  expect(await report()).toContain('meters.csv');
}, 180_000);

it('lines of bills, usage and all deposits have totals too, so that a file that did not come is seen (moving-in-26)', async () => {
  const totals = 'billLines,2\nbillLineAmounts,92.50\nusageDays,1\nallDeposits,2\nallDepositAmounts,250.00\n';
  const deposit = { accountNumber: '1000', depositDate: '2021-01-01', depositType: 'Connection' };
  const line = { accountNumber: '1000', billDate: '2026-11-01', billNumber: 'B1', description: 'Energy' };
  const beside = {
    'deposits.csv': importFile('deposits.csv', [
      { ...deposit, depositId: 'D1', depositAmount: '150.00', depositStatus: 'Held' },
      { ...deposit, depositId: 'D2', depositAmount: '100.00', depositStatus: 'Refunded' },
    ]),
    'usage-days.csv': importFile('usage-days.csv', [
      { meterNumber: 'M1', day: '2026-11-01', usage: '12.5', status: 'Actual' },
    ]),
  };
  const lines = importFile('bill-lines.csv', [
    { ...line, lineNumber: '1', lineAmount: '12.00' },
    { ...line, lineNumber: '2', lineAmount: '80.50' },
  ]);
  expect(await rehearsed(agreeing + totals, { ...beside, 'bill-lines.csv': lines })).toBe(0);
  said.length = 0;
  expect(await rehearsed(agreeing + totals, beside)).toBe(1);
  expect(said[0]).toContain('The total billLines differs: the billing system says 2, the portal holds 0.');
});

it('every account that differs is found, by its columns, and those that only one side has (moving-in-28)', async () => {
  const list = ['1000,100.00', '1001,100.01', '1002,99.00', '5555,1.00'].join('\n');
  expect(await rehearsed(agreeing, { 'control-accounts.csv': `accountNumber,accountBalance\n${list}\n` })).toBe(1);
  expect(said[0]).toContain('120 accounts differ from control-accounts.csv.');
  const all = await readFile(join(out, 'differences.csv'), 'utf8');
  expect(all.split('\r\n').slice(0, 3)).toEqual([
    'accountNumber,what,billingSystem,portal',
    '1001,accountBalance,100.01,100.00',
    '1002,accountBalance,99.00,100.00',
  ]);
  expect(all).toContain('1003,extra,,');
  expect(all).toContain('5555,missing,,');
});

it('a total or a list that can’t be read is told before anything is done, with the nearest name (moving-in-26)', async () => {
  const before = await scratches();
  said.length = 0;
  expect(await rehearsed('name,value\naccounts,120\nbalance,1\n')).toBe(2);
  expect(said[0]).toContain('control.csv:3: name: there is no total balance; nearest are balances');
  expect(await rehearsed('name,value\naccounts,120\naccounts,120\n')).toBe(2);
  expect(await rehearsed(agreeing, { 'control-accounts.csv': 'accountNumber,balanse\n1,2\n' })).toBe(2);
  expect(await rehearsed(agreeing, { 'control-accounts.csv': 'accountNumber,accountBalance\n1,2\n1,2\n' })).toBe(2);
  expect(said.at(-1)).toContain('control-accounts.csv:3: accountNumber: 1 is there twice');
  expect(await readdir(out)).toEqual([]);
  expect(await scratches()).toEqual(before);
});

it('wrong use ends with 2', async () => {
  for (const wrong of [[], ['/nowhere'], ['a', 'b'], ['--list', '--drop'], ['--unknown'], [out, '--language', 'de']])
    expect(await rehearseCommand.run(wrong)).toBe(2);
});

it('nothing is sent, taken or exported from a rehearsal, whoever points a command at it (moving-in-25)', async () => {
  await rehearsed(agreeing);
  vi.stubEnv('DATABASE_URL', urlOf(nameOf((await scratches()).at(-1))));
  await expect(exportCommand.run(['payments', '--to', out])).rejects.toThrow('coop rehearse --drop ends it');
});

it('two rehearsals at once have a database each; one that was killed is ended after its days, or by hand', async () => {
  await rehearseCommand.run(['--drop']);
  const apart = ['--out', join(out, 'second')];
  const both = await Promise.all([rehearsed(agreeing), rehearsed(agreeing, {}, apart)]);
  expect(both).toEqual([0, 0]);
  await makeScratch(database.db, new Date('2026-11-01T00:00:00Z'));
  expect(await scratches()).toHaveLength(3);
  const old = nameOf((await scratches())[0]);
  const looking = new pg.Client(urlOf(old));
  await looking.connect();
  await endOldRehearsals(database.db, new Date('2026-11-16T00:00:00Z'));
  expect(nameOf((await scratches())[0])).toBe(old);
  await looking.end();
  await vi.waitFor(async () => {
    await endOldRehearsals(database.db, new Date('2026-11-16T00:00:00Z'));
    expect(await scratches()).toHaveLength(2);
  });
  expect(await rehearseCommand.run(['--drop'])).toBe(0);
  expect(await scratches()).toEqual([]);
});

it('a role that may not make databases is told what to grant', async () => {
  const role = `may_not_${database.url.slice(-6).replace(/\W/g, '_')}`.toLowerCase();
  await database.pool.query(`create role ${role} login password 'x'`);
  const url = Object.assign(new URL(database.url), { username: role, password: 'x' });
  vi.stubEnv('DATABASE_URL', url.href);
  await expect(rehearsed(agreeing)).rejects.toThrow(`alter role "${role}" createdb;`);
  await database.pool.query(`drop role ${role}`);
});

it('a report that can’t be written is said before anything is done', async () => {
  await writeFile(join(out, 'in-the-way'), '');
  const before = await scratches();
  await expect(rehearsed(agreeing, {}, ['--out', join(out, 'in-the-way', 'below')])).rejects.toThrow(
    'The report can’t be written into',
  );
  expect(await scratches()).toEqual(before);
  await rm(out, { recursive: true });
});

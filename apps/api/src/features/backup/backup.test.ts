import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { RowSum } from './row-sum.ts';
import { tablesInOrder } from './table-order.ts';
import { writeBackup } from './write-backup.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let folder: string;
let restored: OpenDatabase;
const admin = new pg.Client(inject('postgresUrl'));
const name = `test_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('postgresUrl'));
url.pathname = `/${name}`;
const quiet = { release: '0', progress: () => undefined };

beforeAll(async () => {
  at = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-backup-'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  restored = openDatabase(url.href, 4);
}, 60_000);
afterAll(async () => {
  await at.close();
  await restored.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

const signIn = (app = at.app, username = 'marisol.okonkwo') =>
  app.inject({
    method: 'POST',
    url: '/v3/login',
    payload: { username, password: 'Rochdale-demo-1!' },
  });

/** Money that moves all the time: two rows that always sum up to nothing, in one transaction. */
async function writeBooks(until: () => boolean): Promise<number> {
  let written = 0;
  while (!until()) {
    const client = await at.database.pool.connect();
    await client.query('begin');
    for (const amount of [written + 1, -written - 1])
      await client.query(
        'insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, $3, now())',
        [amount > 0 ? '104471882' : '104480316', `round-${written}`, amount],
      );
    await client.query('commit');
    client.release();
    await signIn();
    written += 1;
  }
  return written;
}

it('a backup taken while members write is of one moment, and comes back equal', async () => {
  let done = false;
  const writing = writeBooks(() => done);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const manifest = await writeBackup(at.database.url, join(folder, 'one'), quiet);
  done = true;
  const written = await writing;

  const progress: string[] = [];
  await restoreBackup(url.href, join(folder, 'one'), { progress: (table) => progress.push(table) });
  expect(progress).toEqual(manifest.tables.map((table) => table.name));
  const { rows } = await restored.pool.query(
    'select count(*)::int as n, sum(amount_cents)::int as sum from ledger where trans_no like $1',
    ['round-%'],
  );
  expect(rows[0].sum).toBe(0);
  expect(rows[0].n).toBeGreaterThan(0);
  expect(rows[0].n).toBeLessThan(written * 2);
  for (const table of manifest.tables.filter((one) => one.name.startsWith('public.'))) {
    const counted = await restored.pool.query(`select count(*)::int as n from ${table.name}`);
    expect([table.name, counted.rows[0].n]).toEqual([table.name, table.rows]);
  }
  expect(manifest.tables.find((table) => table.name === 'public.members')?.rows).toBeGreaterThan(3);
  expect(manifest.tables.find((table) => table.name === 'public.usage_days')?.rows).toBeGreaterThan(100);
  const strays = await restored.pool.query('select count(*)::int as n from only usage_days_default');
  expect(strays.rows[0].n).toBe(
    (await at.database.pool.query('select count(*)::int as n from only usage_days_default')).rows[0].n,
  );
}, 60_000);

it('members sign in on what came back, with their balances and what is encrypted', async () => {
  const app = await buildApp({ ...at.services, db: restored.db });
  const seenBy = async (there: typeof app) => {
    const { accessToken } = (await signIn(there, 'hattie.brandvold')).json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const answers = ['accounts', 'drafts'].map((what) => there.inject({ url: `/v3/member/200901/${what}`, headers }));
    return (await Promise.all(answers)).map((answer) => [answer.statusCode, answer.json()]);
  };
  const seen = await seenBy(app);
  expect(seen.map(([status]) => status)).toEqual([200, 200]);
  expect(JSON.stringify(seen)).toContain('5678');
  expect(seen).toEqual(await seenBy(at.app));
  await app.close();
});

it('refuses a database that holds something, unless it is told to replace it', async () => {
  const one = join(folder, 'one');
  await expect(restoreBackup(url.href, one, quiet)).rejects.toThrow('The database is not empty');
  await restored.pool.query("update members set first_name = 'Changed'").catch(() => undefined);
  const manifest = await restoreBackup(url.href, one, { ...quiet, force: true });
  const again = await writeBackup(url.href, join(folder, 'again'), quiet);
  const sums = (tables: typeof again.tables) => tables.map((table) => [table.name, table.rows, table.sum]);
  expect(sums(again.tables)).toEqual(sums(manifest.tables));
  await expect(writeBackup(url.href, one, quiet)).rejects.toThrow('is not empty');
});

it('a backup that was cut short, or altered, is found out before anything is written', async () => {
  const again = join(folder, 'again');
  const names = await readdir(again);
  expect(names).toContain('manifest.json');
  await expect(checkBackup(folder)).rejects.toThrow('it is no backup');
  await appendFile(join(again, 'public.accounts.copy.gz'), 'x');
  await expect(restoreBackup(url.href, again, { ...quiet, force: true })).rejects.toThrow(
    'public.accounts.copy.gz is not as it was written',
  );
  await rm(join(again, 'public.bills.copy.gz'));
  await expect(checkBackup(again)).rejects.toThrow('public.');
  expect((await readFile(join(again, 'manifest.json'), 'utf8')).includes(at.masterKey)).toBe(false);
});

it('sums rows whatever their order and however they are cut', async () => {
  const sumOf = async (...chunks: string[]) => {
    const sum = new RowSum();
    await pipeline(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), sum, async (rows) => {
      for await (const _ of rows);
    });
    return [sum.rows, sum.sum];
  };
  const whole = await sumOf('a\tb\nc\td\n\n');
  expect(whole[0]).toBe(3);
  expect(await sumOf('\nc', '\t', 'd\na\tb', '\n')).toEqual(whole);
  expect(await sumOf('a\tb\nc\te\n\n')).not.toEqual(whole);
});

it('puts tables after those they refer to', () => {
  const references = [
    { from: 'a', to: 'c' },
    { from: 'c', to: 'b' },
    { from: 'b', to: 'b' },
  ];
  expect(tablesInOrder(['a', 'b', 'c', 'd'], references)).toEqual(['b', 'd', 'c', 'a']);
  expect(() => tablesInOrder(['a', 'c'], [...references, { from: 'c', to: 'a' }])).toThrow('refer to one another');
});

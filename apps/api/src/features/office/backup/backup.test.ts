import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/database/database.ts';
import { appliedMigration, schemaStateOf } from '../../../platform/database/migrate.ts';
import { laterMigrations } from '../../../platform/testing/later-migrations.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { sendMessage } from '../../communications/messages/public.ts';
import { readRestoreDetail, standingHolds } from '../holds/public.ts';
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
/** What a restore ends or adds to. */
const ended = new Set(
  ['tokens', 'registration_attempts', 'known_devices', 'reset_links', 'outgoing_messages', 'holds'].map(
    (table) => `public.${table}`,
  ),
);
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
  for (const table of manifest.tables.filter((one) => one.name.startsWith('public.') && !ended.has(one.name))) {
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

it('a backup that fails leaves nothing behind, and says of the co-op’s files only what went wrong', async () => {
  const full = () => {
    throw new Error('No room.');
  };
  const failed = join(folder, 'failed');
  await expect(writeBackup(at.database.url, failed, { ...quiet, progress: full })).rejects.toThrow('No room.');
  expect(await readdir(folder)).not.toContain('failed');
  await mkdir(failed);
  await expect(writeBackup(at.database.url, failed, { ...quiet, progress: full })).rejects.toThrow('No room.');
  expect(await readdir(failed)).toEqual([]);

  const source = join(folder, 'with-bills');
  await mkdir(join(source, 'documents', 'bills'), { recursive: true });
  await writeFile(join(source, 'documents', 'bills', '104471882-2026-11-03.pdf'), 'November');
  // So deep that the backup's own path becomes too long for it.
  let deep = join(folder, 'deep');
  while (deep.length < 4050) deep = join(deep, 'd'.repeat(Math.min(200, 4059 - deep.length)));
  const files = { folder: source, earlier: undefined, onLeftOut: () => undefined };
  await expect(writeBackup(at.database.url, deep, { ...quiet, files })).rejects.toThrow(
    /^The co-op’s files could not be copied: ENAMETOOLONG\.$/,
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

it('what was open when the backup was taken opens nothing, waits for a person, and money is held', async () => {
  const { accessToken } = (await signIn(at.app, 'hattie.brandvold')).json();
  const recipient = 'd@example.com';
  const link = { otc: 'a-link-that-was-sent' };
  await at.database.pool.query(
    "insert into reset_links (code_hash, login_key, expires_at) values (sha256($1), 'hattie.brandvold', now() + interval '1 hour')",
    [link.otc],
  );
  await sendMessage(at.services, at.services.db, { channel: 'email', recipient, kind: 'k', language: 'en' }, () => ({
    subject: 's',
    paragraphs: ['p'],
  }));
  const manifest = await writeBackup(at.database.url, join(folder, 'open'), quiet);
  await restoreBackup(url.href, join(folder, 'open'), { ...quiet, force: true });

  const app = await buildApp({ ...at.services, db: restored.db });
  const headers = { authorization: `Bearer ${accessToken}` };
  const seen = async (there: typeof app) => [
    (await there.inject({ url: '/v3/member/200901/accounts', headers })).statusCode,
    (await there.inject({ method: 'POST', url: '/v3/recovery/link', payload: link })).statusCode,
  ];
  expect([await seen(at.app), await seen(app)]).toEqual([
    [200, 200],
    [401, 404],
  ]);
  await app.close();
  const messages = await restored.pool.query('select state from outgoing_messages where recipient = $1', [recipient]);
  const jobs = await restored.pool.query("select 1 from pgboss.job where name = 'messages.deliver'");
  expect([messages.rows, jobs.rows]).toEqual([[{ state: 'aside' }], []]);
  const [hold, ...more] = await standingHolds(restored.db);
  expect([readRestoreDetail(hold?.detail ?? '').takenAt.toISOString(), more]).toEqual([manifest.takenAt, []]);
});

it('refuses a database that holds something, unless it is told to replace it', async () => {
  const one = join(folder, 'one');
  await expect(restoreBackup(url.href, one, quiet)).rejects.toThrow('The database is not empty');
  await restored.pool.query("update members set first_name = 'Changed'").catch(() => undefined);
  const manifest = await restoreBackup(url.href, one, { ...quiet, force: true });
  const again = await writeBackup(url.href, join(folder, 'again'), quiet);
  const sums = (tables: typeof again.tables) =>
    tables.flatMap((table) =>
      ended.has(table.name) || table.name === 'pgboss.job' ? [] : [[table.name, table.rows, table.sum]],
    );
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

it('a file of the co-op that was altered or taken out of a backup is found', async () => {
  const source = join(folder, 'source');
  await cp(at.services.coopFolder, source, { recursive: true });
  const backup = join(folder, 'altered');
  await writeBackup(at.database.url, backup, {
    ...quiet,
    files: { folder: source, earlier: undefined, onLeftOut: () => undefined },
  });
  expect((await checkBackup(backup)).files?.count).toBeGreaterThan(10);
  await appendFile(join(backup, 'co-op', 'site.yaml'), '# more');
  await expect(checkBackup(backup)).rejects.toThrow('co-op/site.yaml is not as it was written');
  await rm(join(backup, 'co-op', 'site.yaml'));
  await expect(checkBackup(backup)).rejects.toThrow('co-op/site.yaml is not as it was written');
  await appendFile(join(backup, 'co-op.list'), '{"path":"../../etc/passwd","bytes":0,"changedAt":0,"sha256":""}\n');
  await expect(checkBackup(backup)).rejects.toThrow('co-op.list is not as it was written');
});

it('a backup of this release is restored by a later one, whose migrations then run; by an earlier one it is refused', async () => {
  const one = join(folder, 'one');
  const migrations = await laterMigrations(
    'alter table members add column later text',
    "update members set later = 'since then'",
  );
  const later = await testDatabase('template1');
  const { tables } = await restoreBackup(later.url, one, { ...quiet, migrations });
  const { rows } = await later.pool.query("select count(*)::int as n from members where later = 'since then'");
  expect(rows[0].n).toBe(tables.find(({ name }) => name === 'public.members')?.rows);
  expect(await schemaStateOf(later.pool, migrations)).toBe('current');

  const taken = join(folder, 'later');
  await writeBackup(later.url, taken, quiet);
  await expect(restoreBackup(url.href, taken, { ...quiet, force: true })).rejects.toThrow(
    'restore it with the release that wrote it, or a newer one',
  );
  await expect(restoreBackup(later.url, one, { ...quiet, force: true, migrations })).rejects.toThrow(
    'The database has the schema of another release than the backup; restore into a new one.',
  );
  await later.drop();
  await rm(migrations, { recursive: true });
});

it('a later release whose migration fails on what came back leaves the schema of the backup, held', async () => {
  const migrations = await laterMigrations('create table later (one int)', 'update members set nowhere = 1');
  const later = await testDatabase('template1');
  await expect(restoreBackup(later.url, join(folder, 'one'), { ...quiet, migrations })).rejects.toThrow('"nowhere"');
  expect(await schemaStateOf(later.pool)).toBe('current');
  expect((await later.pool.query("select to_regclass('later') as later")).rows).toEqual([{ later: null }]);
  expect(await standingHolds(later.db)).toHaveLength(1);
  await later.drop();
  await rm(migrations, { recursive: true });
});

it('a backup from before the first release that is known here is refused by the release that restores it', async () => {
  const old = join(folder, 'old');
  await mkdir(old);
  const manifest = JSON.parse(await readFile(join(folder, 'one', 'manifest.json'), 'utf8'));
  const migration = Date.parse('2026-11-22T12:00:00Z');
  await writeFile(join(old, 'manifest.json'), JSON.stringify({ ...manifest, release: '0.1.0', migration }));
  const empty = await testDatabase('template1');
  await expect(restoreBackup(empty.url, old, quiet)).rejects.toThrow(
    'The backup’s schema is of 2026-11-22, from before 0.2.0 (release 0.1.0 wrote it): restore it with the newest 0.1 release, then start this one on that database.',
  );
  expect(await appliedMigration(empty.pool)).toBe(undefined);
  await empty.drop();
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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { migrateDatabase } from '../../../platform/database/migrate.ts';
import { readEnvironment } from '../../../platform/environment.ts';
import { openMetrics } from '../../../platform/metrics.ts';
import { freePort } from '../../../platform/process/free-port.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { makeUsagePartitions, monthsFrom } from '../../energy/usage/public.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkNeighbours, checkPortal, checkSettings } from './check-machine.ts';
import { checkOutageReports } from './check-outage-reports.ts';
import { checkNamedStatements } from './check-statements.ts';
import { type Finding, lineOf } from './findings.ts';
import { openOperatorServer } from './operator-server.ts';
import { watchReadiness } from './readiness.ts';
import { watchDisk, watchWorker } from './watch-figures.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-doctor-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const verdicts = (found: readonly Finding[], check: string) =>
  found.filter((one) => one.check === check).map(({ verdict }) => verdict);
const production = {
  NODE_ENV: 'production',
  MASTER_KEY: 'k'.repeat(43),
  GATEWAY_SECRET: 's'.repeat(20),
  TRUST_PROXY: 'yes',
  DATABASE_URL: 'postgres://x',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://mail.example',
};

it('finds nothing wrong with a database that is well, and each thing that is not', async () => {
  const now = systemClock.now().toISOString();
  await makeUsagePartitions(database.db, monthsFrom(now.slice(0, 7), 1));
  const well = await checkDatabase(database, systemClock);
  // The tests' own server does without, and is told so.
  expect(well.flatMap(({ verdict, says }) => (verdict === 'wrong' ? [says] : []))).toEqual([
    'fsync, full_page_writes off',
  ]);
  expect(verdicts(well, 'clock')).toEqual(['ok']);

  const late = { now: () => new Date(systemClock.now().getTime() + 62 * 24 * 3_600_000) };
  const later = await checkDatabase(database, late);
  expect([verdicts(later, 'clock'), verdicts(later, 'partitions')]).toEqual([['wrong'], ['wrong']]);

  await database.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)");
  await database.pool.query("insert into holds (kind, detail, began_at) values ('restore', 'Of yesterday.', now())");
  const ill = await checkDatabase(database, systemClock);
  expect([verdicts(ill, 'held'), verdicts(ill, 'schema')]).toEqual([['wrong'], ['warn']]);
  expect(ill.map(lineOf).join('\n')).toContain('→ coop reconcile --since-backup');
  await database.pool.query('truncate holds');
});

it('says of a schema that is behind what brings it up to date, and of one too old which release', async () => {
  const older = await testDatabase('template1');
  const schema = async () => (await checkDatabase(older, systemClock)).filter(({ check }) => check === 'schema');
  expect((await schema()).map(lineOf)).toEqual([expect.stringContaining('behind this release')]);
  await older.pool.query('create schema drizzle');
  await older.pool.query('create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)');
  await older.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)", [
    Date.parse('2026-11-22T12:00:00Z'),
  ]);
  expect(await schema()).toMatchObject([
    { verdict: 'wrong', says: 'of 2026-11-22, from before 0.2.0', todo: expect.stringContaining('newest 0.1 release') },
  ]);
  await older.drop();
});

it('says what takes the most room, and where many rows are dead', async () => {
  const { pool, close } = openDatabase(database.url, 1);
  await pool.query('create table swollen (n int) with (autovacuum_enabled = false)');
  await pool.query('insert into swollen select generate_series(1, 120000)');
  await pool.query('delete from swollen');
  await pool.query('select pg_stat_force_next_flush()');
  await close();
  const found = (await checkDatabase(database, systemClock)).filter(({ check }) => check === 'size');
  expect(found.map(({ verdict, says }) => [verdict, says])).toEqual([
    ['ok', expect.stringMatching(/^\w+ \d+ MB, \w+ \d+ MB, \w+ \d+ MB$/)],
    ['warn', '120000 dead rows in swollen'],
  ]);
  await database.pool.query('drop table swollen');
});

it('gives the role limits in its database, and says where it has none', async () => {
  expect(verdicts(await checkDatabase(database, systemClock), 'limits')).toEqual(['warn']);
  await migrateDatabase(database.url);
  // They hold from the next connection on.
  const next = openDatabase(database.url, 1);
  expect(verdicts(await checkDatabase({ ...next, url: database.url }, systemClock), 'limits')).toEqual(['ok']);
  expect((await next.pool.query('show idle_in_transaction_session_timeout')).rows).toEqual([
    { idle_in_transaction_session_timeout: '1min' },
  ]);
  await next.close();
  await database.pool.query(
    `do $$ begin execute format('alter role current_user in database %I set statement_timeout = %L', current_database(), '7s'); end $$`,
  );
  await migrateDatabase(database.url);
  const kept = openDatabase(database.url, 1);
  expect((await kept.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }]);
  await kept.close();
});

it('says what production still wants', () => {
  expect(checkSettings(readEnvironment(production)).map(({ verdict }) => verdict)).toEqual(['ok', 'ok']);
  const bare = checkSettings(readEnvironment({ NODE_ENV: 'production' }));
  expect(bare.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
    'keys wrong',
    'address wrong',
    'proxy warn',
    'e-mail wrong',
    'database warn',
  ]);
  expect(checkSettings(readEnvironment({})).map(({ verdict }) => verdict)).toEqual(['warn']);
});

it('looks at the disk, at reports on disk, at the portal’s build', async () => {
  const environment = readEnvironment({ DATA_DIR: folder });
  expect(verdicts(await checkOutageReports(environment), 'outage reports')).toEqual(['ok']);
  await mkdir(join(folder, 'outage-reports'));
  await writeFile(join(folder, 'outage-reports', 'a.json'), '');
  await writeFile(join(folder, 'outage-reports', 'b.json.refused'), '');
  expect(verdicts(await checkOutageReports(environment), 'outage reports')).toEqual(['warn', 'wrong']);
  await writeFile(join(folder, 'file'), '');
  expect(verdicts(await checkDisk(readEnvironment({ DATA_DIR: join(folder, 'file') })), 'disk')).toEqual(['wrong']);
  expect(verdicts(await checkPortal({ ...environment, portalFolder: folder }), 'portal')).toEqual(['wrong']);
});

it('counts reports that wait on disks of API processes, and says which does not answer', async () => {
  const processOf = async (waiting: number, refused: number) => {
    const metrics = openMetrics();
    metrics.watch('rochdale_outage_reports_kept', 'Kept.', [], () => [{ value: waiting }]);
    metrics.watch('rochdale_outage_reports_refused', 'Refused.', [], () => [{ value: refused }]);
    const port = await freePort();
    const close = await openOperatorServer(
      { host: '127.0.0.1', port },
      { metrics, readiness: watchReadiness({ pool: database.pool }) },
    );
    return { address: `http://127.0.0.1:${port}`, close };
  };
  const processes = [await processOf(2, 0), await processOf(3, 1)];
  const gone = `http://127.0.0.1:${await freePort()}`;
  const API_METRICS = [...processes.map(({ address }) => address), gone].join(',');
  const found = await checkOutageReports(readEnvironment({ DATA_DIR: folder, API_METRICS }));
  expect(found.map(({ says }) => says)).toEqual([
    `${gone} does not answer`,
    '5 wait for the database',
    '1 could not be taken in',
  ]);
  for (const { close } of processes) await close();
});

it('says how much room the disk has, and when a worker last looked at its work', async () => {
  await database.pool.query("update pgboss.version set cron_on = now() - interval '4 minutes'");
  const metrics = openMetrics();
  watchDisk(metrics, { dataDir: folder });
  watchWorker(metrics, database.db);
  const text = await metrics.text();
  expect(text).toMatch(/^rochdale_disk_free_bytes [1-9]/m);
  expect(text).toMatch(/^rochdale_worker_seconds 24\d/m);
});

it('asks whether mail server and payment company are there', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).end('554 no\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const found = await checkNeighbours(
    readEnvironment({
      ...production,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      GATEWAY_URL: `http://127.0.0.1:${port}`,
      SMS_URL: `http://127.0.0.1:${await freePort()}`,
    }),
  );
  expect(['e-mail', 'payment company', 'text messages'].map((check) => verdicts(found, check))).toEqual([
    ['wrong'],
    ['ok'],
    ['wrong'],
  ]);
  await new Promise((resolve) => server.close(resolve));
});

it('tells when connections lose the names of statements, as behind a pooler that changes them', async () => {
  const { pool, close } = openDatabase(database.url, 1);
  expect(lineOf(await checkNamedStatements(pool))).toContain('kept by name');
  await pool.query('deallocate all');
  expect(lineOf(await checkNamedStatements(pool))).toContain('DATABASE_NAMED_STATEMENTS');
  await close();
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { freePort } from '../../platform/free-port.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { makeUsagePartitions, monthsFrom } from '../usage/public.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkNeighbours, checkPortal, checkSettings } from './check-machine.ts';
import { checkNamedStatements } from './check-statements.ts';
import { type Finding, lineOf } from './findings.ts';

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
  ...{ NODE_ENV: 'production', MASTER_KEY: 'k'.repeat(43), GATEWAY_SECRET: 's'.repeat(20), TRUST_PROXY: 'yes' },
  ...{ DATABASE_URL: 'postgres://x', PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://mail.example' },
};

it('finds nothing wrong with a database that is well, and each thing that is not', async () => {
  const now = systemClock.now().toISOString();
  await makeUsagePartitions(database.db, monthsFrom(now.slice(0, 7), 1));
  const well = await checkDatabase(database, systemClock);
  expect(well.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  expect(verdicts(well, 'clock')).toEqual(['ok']);

  const late = { now: () => new Date(systemClock.now().getTime() + 62 * 24 * 3_600_000) };
  const later = await checkDatabase(database, late);
  expect([verdicts(later, 'clock'), verdicts(later, 'partitions')]).toEqual([['wrong'], ['wrong']]);

  await database.pool.query(
    "insert into pgboss.job (name, start_after) values ('messages.deliver', now() - interval '1 hour')",
  );
  await database.pool.query(
    `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at)
     values (gen_random_uuid(), 'email', 'x@example.com', 'k', 'waiting', now() - interval '1 hour')`,
  );
  await database.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)");
  const ill = await checkDatabase(database, systemClock);
  expect([verdicts(ill, 'jobs'), verdicts(ill, 'messages'), verdicts(ill, 'schema')]).toEqual([
    ['wrong'],
    ['wrong'],
    ['mind'],
  ]);
  expect(ill.map(lineOf).join('\n')).toContain('→ See whether the worker runs.');
});

it('says what production still wants', () => {
  expect(checkSettings(readEnvironment(production)).map(({ verdict }) => verdict)).toEqual(['ok', 'ok']);
  const bare = checkSettings(readEnvironment({ NODE_ENV: 'production' }));
  expect(bare.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
    'keys wrong',
    'address wrong',
    'proxy mind',
    'e-mail wrong',
    'database mind',
  ]);
  expect(checkSettings(readEnvironment({})).map(({ verdict }) => verdict)).toEqual(['mind']);
});

it('looks at the disk, at reports kept aside, at the portal’s build', async () => {
  const environment = readEnvironment({ DATA_DIR: folder });
  expect(verdicts(await checkDisk(environment), 'outage reports')).toEqual(['ok']);
  await mkdir(join(folder, 'outage-reports'));
  await writeFile(join(folder, 'outage-reports', 'a.json'), '');
  await writeFile(join(folder, 'outage-reports', 'b.json.refused'), '');
  expect(verdicts(await checkDisk(environment), 'outage reports')).toEqual(['mind', 'wrong']);
  await writeFile(join(folder, 'file'), '');
  expect(verdicts(await checkDisk(readEnvironment({ DATA_DIR: join(folder, 'file') })), 'disk')).toEqual(['wrong']);
  expect(verdicts(await checkPortal({ ...environment, portalFolder: folder }), 'portal')).toEqual(['wrong']);
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

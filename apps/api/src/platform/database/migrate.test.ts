import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { laterMigrations } from '../testing/later-migrations.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { appliedMigration, migrateDatabase, schemaStateOf } from './migrate.ts';
import { migrationsIn, releaseMigration } from './release-schema.ts';

let empty: TestDatabase;
let later: string;
let failing: string;

beforeAll(async () => {
  empty = await testDatabase('template1');
  later = await laterMigrations('alter table members add column later text', "update members set later = 'x'");
  failing = await laterMigrations('create table later (one int)', 'alter table nowhere add column later text');
});
afterAll(async () => {
  await empty.drop();
  for (const folder of [later, failing]) await rm(folder, { recursive: true });
});

it('runs once with several processes starting, and knows a schema that is behind, current or ahead', async () => {
  const client = new pg.Client(empty.url);
  await client.connect();
  expect(await schemaStateOf(client)).toBe('behind');
  const older = await migrateDatabase(empty.url, { upTo: releaseMigration(), folder: later });
  expect(older).toBe(migrationsIn().length);
  expect(await schemaStateOf(client, later)).toBe('behind');
  expect(await schemaStateOf(client)).toBe('current');

  const ran = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(empty.url, { folder: later })));
  expect(ran.filter((count) => count > 0)).toHaveLength(1);
  const { rows } = await client.query(
    'select created_at::text as at, count(*)::int as n from drizzle.__drizzle_migrations group by 1',
  );
  expect(rows).toHaveLength(migrationsIn(later).length);
  expect(rows.every(({ n }) => n === 1)).toBe(true);
  expect(await schemaStateOf(client, later)).toBe('current');

  expect(await schemaStateOf(client)).toBe('ahead');
  expect(await migrateDatabase(empty.url)).toBe(0);
  await client.end();
});

it('a migration that fails in its middle leaves the schema as it was', async () => {
  const { url, pool, drop } = await testDatabase('template1');
  await migrateDatabase(url);
  await expect(migrateDatabase(url, { folder: failing })).rejects.toThrow('"nowhere" does not exist');
  expect((await pool.query("select to_regclass('later') as later")).rows).toEqual([{ later: null }]);
  expect([await appliedMigration(pool), await schemaStateOf(pool, failing)]).toEqual([releaseMigration(), 'behind']);
  expect(await migrateDatabase(url, { folder: later })).toBe(1);
  await drop();
});

it('a migration of a table that a backup reads keeps nobody from it meanwhile, and is done when the backup is', async () => {
  const { url, pool, drop } = await testDatabase('template1');
  await migrateDatabase(url);
  const backup = await pool.connect();
  await backup.query('begin');
  await backup.query('select 1 from members');
  const migrated = migrateDatabase(url, { folder: later, patience: { lockMs: 50, pauseMs: 20, tries: 1_000 } });
  const waits = "select 1 from pg_locks where relation = 'members'::regclass and not granted";
  await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
  const member = await pool.connect();
  await member.query("set statement_timeout = '10s'");
  for (let read = 0; read < 20; read += 1) expect((await member.query('select 1 from members')).rowCount).toBe(0);
  member.release();
  expect(await schemaStateOf(pool, later)).toBe('behind');
  await backup.query('commit');
  backup.release();
  expect(await migrated).toBe(1);
  await drop();
});

it('writes nothing when a migration fails', async () => {
  const client = new pg.Client(empty.url);
  await client.connect();
  await client.query('drop schema drizzle cascade');
  await expect(migrateDatabase(empty.url)).rejects.toThrow('already exists');
  expect((await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")).rows).toEqual([
    { journal: null },
  ]);
  await client.end();
});

it('a database from before the first release that is known here is refused, untouched, by the release to go through', async () => {
  const { url, pool, drop } = await testDatabase('template1');
  await pool.query('create schema drizzle');
  await pool.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)');
  await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)", [
    Date.parse('2026-11-22T12:00:00Z'),
  ]);
  await pool.query('create table members (member_number text)');
  await expect(migrateDatabase(url)).rejects.toThrow(
    'The database’s schema is of 2026-11-22, from before 0.2.0: start the newest 0.1 release on this database once, then this one.',
  );
  const tables = await pool.query("select relname from pg_class where relnamespace = 'public'::regnamespace");
  expect(tables.rows).toEqual([{ relname: 'members' }]);
  expect(await schemaStateOf(pool)).toBe('behind');
  await drop();
});

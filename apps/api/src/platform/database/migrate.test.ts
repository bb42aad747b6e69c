import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { migrateDatabase, releaseMigration, schemaStateOf } from './migrate.ts';

let empty: TestDatabase;

beforeAll(async () => {
  empty = await testDatabase('template1');
});
afterAll(() => empty.drop());

it('runs once with several processes starting, and knows a schema that is behind, current or ahead', async () => {
  const client = new pg.Client(empty.url);
  await client.connect();
  expect(await schemaStateOf(client)).toBe('behind');
  const older = await migrateDatabase(empty.url, { upTo: releaseMigration() - 1 });
  expect(older).toBeGreaterThan(10);
  expect(await schemaStateOf(client)).toBe('behind');

  const ran = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(empty.url)));
  expect(ran.filter((count) => count > 0)).toHaveLength(1);
  const { rows } = await client.query(
    'select created_at::text as at, count(*)::int as n from drizzle.__drizzle_migrations group by 1',
  );
  expect(rows.every(({ n }) => n === 1)).toBe(true);
  expect(await schemaStateOf(client)).toBe('current');

  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)", [
    releaseMigration() + 1,
  ]);
  expect(await schemaStateOf(client)).toBe('ahead');
  expect(await migrateDatabase(empty.url)).toBe(0);
  await client.end();
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

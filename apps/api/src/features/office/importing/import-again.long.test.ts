import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/database.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { defaultPlace } from '../generating/place.ts';
import { generateCoOp } from '../generating/public.ts';
import { importFolder } from './public.ts';

let database: TestDatabase;
let folder: string;
const vault = testVault();
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-again-'));
  await generateCoOp({ folder, members: 300, seed: 4, asOf: '2026-11-20', place: defaultPlace, named: false });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

it('the same files again write less than a twentieth of the log that they wrote at first', async () => {
  // One connection, so that what is counted is the import's and nobody else's.
  const { pool, close } = openDatabase(database.url, 1);
  const logged = async (): Promise<number> => {
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query(
      'select wal_bytes::float8 as bytes from pg_stat_get_backend_wal(pg_backend_pid())',
    );
    return rows[0].bytes;
  };
  const writes = async (): Promise<number> => {
    const before = await logged();
    expect((await importFolder({ folder, pool, vault, timeZone: defaultPlace.timeZone })).written).toBe(true);
    return (await logged()) - before;
  };
  const first = await writes();
  const again = await writes();
  expect(first).toBeGreaterThan(1_000_000);
  expect(again / first).toBeLessThan(0.05);
  await close();
});

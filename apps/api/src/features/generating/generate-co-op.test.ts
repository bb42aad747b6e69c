import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testVault } from '../../platform/testing/test-vault.ts';
import { describeImport, importFolder } from '../importing/public.ts';
import { generateCoOp } from './generate-co-op.ts';
import { defaultPlace } from './place.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let base: string;

beforeAll(async () => {
  database = await testDatabase();
  base = await mkdtemp(join(tmpdir(), 'generate-'));
});
afterAll(async () => {
  await database.drop();
  await rm(base, { recursive: true });
});

async function generated(name: string, seed: number): Promise<Record<string, string>> {
  const folder = join(base, name);
  await generateCoOp({ folder, members: 60, seed, asOf: '2026-11-20', place: defaultPlace, named: true });
  const files = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')])),
  );
}

describe('a generated co-op', () => {
  it('has the same bytes for the same seed, and others for another', async () => {
    const first = await generated('first', 7);
    expect(await generated('second', 7)).toEqual(first);
    expect((await generated('third', 8))['accounts.csv']).not.toBe(first['accounts.csv']);
  });

  it('is read by the importer without a problem, and holds every kind of account', async () => {
    await generated('imported', 7);
    const report = await importFolder({ folder: join(base, 'imported'), pool: database.pool, vault: testVault() });
    expect(describeImport(report)).not.toMatch(/csv:\d/);
    expect(report.written).toBe(true);
    const kinds = await database.pool.query(
      `select count(*) filter (where account_type = 'Water') as water, count(*) filter (where prepaid_vendor = 'ATS') as prepaid,
        count(*) filter (where past_due_cents > 0) as past_due, count(*) filter (where cutoff_cents > 0) as cut_off,
        count(*) filter (where billing_type = 'Budget') as budget, count(*) filter (where not is_cc_eligible) as no_cards,
        count(*) filter (where no_more_checks) as no_checks from accounts`,
    );
    for (const count of Object.values(kinds.rows[0])) expect(Number(count)).toBeGreaterThan(0);
    expect(Number((await database.pool.query('select count(*) from arrangements')).rows[0].count)).toBeGreaterThan(0);
  });
});

import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { exportCommand } from './export.ts';
import { importsCommand } from './imports.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let folder: string;
const said: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  at = await testApp();
  vi.stubEnv('DATABASE_URL', at.database.url);
  vi.stubEnv('MASTER_KEY', at.masterKey);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
  await rm(folder, { recursive: true });
});

const query = (text: string) => at.database.pool.query(text);
const written = () => exportCommand.run(['payments', '--to', folder]);

it('nothing is exported while something holds; the sentence says what', async () => {
  await query(
    "insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('104500017', 'A', 1, now())",
  );
  await query(
    "insert into holds (kind, detail, began_at) values ('restore', 'A backup was restored.', '2026-11-22T10:00:00Z')",
  );
  await expect(written()).rejects.toThrow(
    'held since 2026-11-22T10:00:00.000Z: A backup was restored. What releases it:',
  );
  await expect(exportCommand.run(['payments', '--to', folder, '--again', '1'])).rejects.toThrow(
    'The database is held since',
  );
  expect(await readdir(folder)).toEqual([]);
  await query("update holds set released_at = now(), released_by = 'Pat', release_reason = 'Compared'");
  expect(await written()).toBe(0);
  expect(await readdir(folder)).toEqual(['payments-000001.csv']);
});

it('a file is written again byte for byte, and nothing new is said so', async () => {
  const path = join(folder, 'payments-000001.csv');
  const first = await readFile(path);
  await rm(path);
  expect(await exportCommand.run(['payments', '--to', folder, '--again', '1'])).toBe(0);
  expect(await readFile(path)).toEqual(first);
  expect(await written()).toBe(0);
  expect(said.at(-1)).toBe('There is nothing new.');
});

it('all that the billing system takes over is written at once, but for claims; one that fails holds up no other', async () => {
  const out = join(folder, 'all');
  await query(
    "insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('104500017', 'B', 1, now())",
  );
  // Whatever its number, its name is taken by a folder.
  const taken = ['2', '3', '4', '5'].map((number) => join(out, `payments-00000${number}.csv`));
  for (const name of taken) await mkdir(name, { recursive: true });
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  expect(await exportCommand.run(['all', '--to', out])).toBe(1);
  expect(said.join('\n')).toMatch(/payments: Export \d could not be written/);
  const names = async () => (await readdir(out)).map((name) => name.replace(/-\d+\.csv$/, ''));
  expect(await names()).toContain('enrolments');
  for (const name of taken) await rm(name, { recursive: true });
  expect(await exportCommand.run(['all', '--to', out])).toBe(0);
  const [payments = ''] = (await readdir(out)).filter((name) => name.startsWith('payments'));
  expect(await readFile(join(out, payments), 'utf8')).toContain('104500017');
  expect(said).toContain('payments:');
  expect(said).not.toContain('claims:');
});

it('the last imports are listed', async () => {
  expect(await importsCommand.run([])).toBe(0);
  expect(said.at(-1)).toMatch(
    /^1 \S+Z by unknown from \S+: 0 confirmed, 0 rows skipped, balances\n {2}all balances: \S+ before, \S+ after\n {2}members\.csv: /,
  );
  await expect(importsCommand.run(['--last', 'x'])).rejects.toThrow('--last');
});

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeAtBankWindow } from '@rochdale/test-kit/ach/bank-window';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { exportCommand } from '../data/export.ts';
import { authorizationsCommand } from './authorizations.ts';
import { bankFileCommand } from './bank-file.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let folder: string;
let said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'bank-file-'));
  vi.stubEnv('DATABASE_URL', at.database.url);
  vi.stubEnv('MASTER_KEY', at.masterKey);
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await at.close();
});
beforeEach(() => {
  said = [];
});

it('hands out what was written once, again by its number, and notes that the bank accepted it', async () => {
  await writeFile(join(folder, 'a-file'), '');
  await expect(exportCommand.run(['bank-drafts', '--to', join(folder, 'a-file')])).rejects.toThrow();
  expect(await bankFileCommand.run(['list'])).toBe(0);
  expect(said.at(-1)).toMatch(/^bank file 1 .*, not taken$/);
  expect(await exportCommand.run(['bank-drafts', '--to', folder])).toBe(0);
  const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.ach'));
  const text = await readFile(join(folder, name), 'utf8');
  expect(takeAtBankWindow(text).length).toBeGreaterThan(0);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  await exportCommand.run(['bank-drafts', '--to', folder]);
  expect(said.at(-1)).toBe('There is nothing to send.');
  await rm(join(folder, name));
  expect(await exportCommand.run(['bank-drafts', '--to', folder, '--again', '1'])).toBe(0);
  expect(await readFile(join(folder, name), 'utf8')).toBe(text);
  expect(await bankFileCommand.run(['accepted', '1'])).toBe(0);
  expect(await bankFileCommand.run(['accepted', '9'])).toBe(1);
  await bankFileCommand.run(['list']);
  expect(said.slice(-3)).toEqual([
    'Bank file 1 is accepted.',
    'There is no bank file 9.',
    expect.stringMatching(/, taken .*, accepted /),
  ]);
});

it('says of a file that was given up what became of it', async () => {
  await at.database.pool.query('update ach_files set taken_at = null, accepted_at = null, voided_at = now()');
  expect(await exportCommand.run(['bank-drafts', '--to', folder, '--again', '1'])).toBe(1);
  expect(said.at(-1)).toMatch(/^Bank file 1 was given up .* went on into a later file\.$/);
});

it('hands out nothing while the database is held', async () => {
  await at.database.pool.query("insert into holds (kind, detail, began_at) values ('restore', 'restored', now())");
  await expect(exportCommand.run(['bank-drafts', '--to', folder])).rejects.toThrow(
    /^The database is held since .*: restored What releases it: coop reconcile --since-backup, then/,
  );
  await at.database.pool.query('delete from holds');
});

it('shows the drafts that wait for the office, releases one and ends another', async () => {
  const { pool } = at.database;
  const { rows } = await pool.query('select account_number as number from drafts order by 1 limit 2');
  const [first, second] = rows.map(({ number }) => String(number));
  await pool.query("update drafts set held_at = now(), held_for = 'R15' where account_number = any($1)", [
    [first, second],
  ]);
  await bankFileCommand.run(['held']);
  expect(said.at(-1)?.split('\n')).toHaveLength(2);
  await expect(bankFileCommand.run(['release', first ?? ''])).rejects.toThrow(
    'Usage: coop bank-file release <account>',
  );
  const decided = ['--by', 'Ann Lee', '--reason', 'the estate goes on'];
  expect(await bankFileCommand.run(['release', first ?? '', ...decided])).toBe(0);
  expect(await bankFileCommand.run(['release', first ?? '', ...decided])).toBe(1);
  expect(await bankFileCommand.run(['end', second ?? '', ...decided])).toBe(0);
  const left = await pool.query('select held_at from drafts where account_number = any($1)', [[first, second]]);
  expect(left.rows).toEqual([{ held_at: null }]);
  await bankFileCommand.run(['held']);
  expect(said.at(-1)).toBe('No draft waits for the office.');
  const proved = async (number = '') => {
    expect(await authorizationsCommand.run([number])).toBe(0);
    return said
      .at(-1)
      ?.split('\n')
      .map((line) => line.trim());
  };
  const held = (what: string) => expect.stringMatching(`^held .* for R15, ${what} .* by Ann Lee: the estate goes on$`);
  expect(await proved(first)).toEqual([
    expect.stringMatching(`^draft ${first}, member \\d+: Bank account ending in \\d{4}$`),
    expect.stringMatching(/^agreed .* on paper, the text is not kept here$/),
    held('released'),
    'stands',
  ]);
  expect(await proved(second)).toMatchObject([
    expect.any(String),
    expect.any(String),
    held('ended'),
    expect.stringMatching(/^ended .*: office: the estate goes on \(Ann Lee\), not told yet$/),
  ]);
});

it('a change that is for a person is named until somebody has made it', async () => {
  const { pool } = at.database;
  await pool.query(
    "insert into bank_changes (trace_number, change_code, corrected_data, received_on, handled_at, outcome) values ('999999990000009', 'C09', '', current_date, now(), 'review')",
  );
  await bankFileCommand.run(['changes']);
  expect(said.at(-1)).toMatch(/C09 999999990000009: is for a person$/);
  const done = () => bankFileCommand.run(['change-done', '999999990000009', 'C09']);
  expect([await done(), await done()]).toEqual([0, 1]);
  await bankFileCommand.run(['changes']);
  expect(said.at(-1)).toMatch(/C09 999999990000009: made by a person$/);
});

import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { finishedBackups } from '../../features/office/backup/kept-backups.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { backupCommand } from './backup.ts';
import { restoreCommand } from './restore.ts';

const demo = fileURLToPath(new URL('../../../../../coops/cedar-ridge', import.meta.url));
const said: string[] = [];
const emptyName = `test_${randomBytes(6).toString('hex')}`;
const admin = new pg.Client(inject('postgresUrl'));
let database: TestDatabase;
let root: string;
let coop: string;
let backups: string;
const bill = 'documents/bills/104471882-2026-11-03.pdf';

beforeAll(async () => {
  database = await testDatabase();
  root = await mkdtemp(join(tmpdir(), 'rochdale-backups-'));
  coop = join(root, 'coops', 'ours');
  backups = join(root, 'backups');
  await cp(demo, coop, { recursive: true });
  // Bills on another disk.
  await mkdir(join(root, 'bills'));
  await symlink(join(root, 'bills'), join(coop, 'documents', 'bills'));
  await writeFile(join(coop, bill), 'November');
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line));
  await admin.connect();
  await admin.query(`create database ${emptyName}`);
}, 60_000);
beforeEach(() => {
  said.length = 0;
  const environment = { DATABASE_URL: database.url, COOPS_DIR: join(root, 'coops'), COOP: 'ours', BACKUP_DIR: backups };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterAll(async () => {
  await database.drop();
  await admin.query(`drop database ${emptyName} with (force)`);
  await admin.end();
  await rm(root, { recursive: true, force: true });
});

const secondsPass = () => new Promise((resolve) => setTimeout(resolve, 1_100));

it('several backups of a day lie side by side, share files that did not change, and only the newest stay', async () => {
  await mkdir(join(backups, '2026-01-01T00-00-00Z'), { recursive: true });
  await writeFile(join(backups, 'of-somebody-else'), '');
  await backupCommand.run([]);
  await writeFile(join(coop, 'documents/bills/104471882-2026-12-03.pdf'), 'December');
  await secondsPass();
  await backupCommand.run([]);
  const [first = '', second = ''] = await finishedBackups(backups);
  const inode = async (backup: string, path: string) => (await stat(join(backup, 'co-op', path))).ino;
  expect(await inode(second, bill)).toBe(await inode(first, bill));
  expect(await readFile(join(second, 'co-op/documents/bills/104471882-2026-12-03.pdf'), 'utf8')).toBe('December');

  await writeFile(join(coop, bill), 'November, corrected');
  await secondsPass();
  await backupCommand.run(['--keep', '2']);
  const kept = await finishedBackups(backups);
  expect([kept.length, kept[0]]).toEqual([2, second]);
  expect(await readFile(join(kept[1] ?? '', 'co-op', bill), 'utf8')).toBe('November, corrected');
  expect(await readFile(join(second, 'co-op', bill), 'utf8')).toBe('November');
  // What was begun a moment ago may be another's, still being written.
  expect((await readdir(backups)).sort().slice(0, 1)).toEqual(['2026-01-01T00-00-00Z']);
  expect(await readdir(backups)).toContain('of-somebody-else');
}, 60_000);

it('a co-op file that can’t be read is named and left out: the backup is good for the rest, and the end is 1', async () => {
  const lost = join(coop, 'documents/bills/104480316-2026-12-03.pdf');
  await symlink(lost, lost);
  const disk = join(coop, 'documents/letters');
  await symlink(join(root, 'not-mounted'), disk);
  await symlink('somebody@a-desk.1234', join(coop, '.#site.yaml'));
  await secondsPass();
  expect(await backupCommand.run([])).toBe(1);
  for (const link of [lost, disk, join(coop, '.#site.yaml')]) await rm(link);
  expect(said.filter((line) => line.startsWith('left out'))).toEqual([
    'left out, since it can’t be read: documents/bills/104480316-2026-12-03.pdf',
    'left out, since it can’t be read: documents/letters',
  ]);
  const newest = (await finishedBackups(backups)).at(-1) ?? '';
  expect(await readFile(join(newest, 'co-op', bill), 'utf8')).toBe('November, corrected');
  expect(await backupCommand.run(['check', newest])).toBe(0);
}, 60_000);

it('what a killed backup has left is removed before the next begins, also where that fails', async () => {
  const left = join(backups, '2026-01-02T00-00-00Z');
  const beingWritten = join(backups, '2026-01-03T00-00-00Z');
  for (const folder of [left, beingWritten]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'public.members.copy.gz'), 'rows');
    for (const name of ['public.members.copy.gz', ''])
      await utimes(join(folder, name), new Date('2026-01-02'), new Date('2026-01-02'));
  }
  await utimes(join(beingWritten, 'public.members.copy.gz'), new Date(), new Date());
  const before = await finishedBackups(backups);
  const nobody = new URL(database.url);
  nobody.pathname = '/nobody';
  vi.stubEnv('DATABASE_URL', nobody.href);
  await expect(backupCommand.run(['--keep', '2'])).rejects.toThrow();
  const names = await readdir(backups);
  expect(names).not.toContain('2026-01-02T00-00-00Z');
  expect(names).toContain('2026-01-03T00-00-00Z');
  expect(names.filter((name) => name.startsWith('20') && !name.startsWith('2026-01-0'))).toHaveLength(before.length);
}, 60_000);

it('a restore that could not bring the co-op’s files back says so before it touches the database', async () => {
  const newest = (await finishedBackups(backups)).at(-1) ?? '';
  const away = join(root, 'away');
  await mkdir(away);
  await symlink(join(root, 'not-mounted'), join(away, 'ours'));
  vi.stubEnv('COOPS_DIR', away);
  const url = new URL(database.url);
  url.pathname = `/${emptyName}`;
  vi.stubEnv('DATABASE_URL', url.href);
  await expect(restoreCommand.run([newest])).rejects.toThrow(
    `${join(away, 'ours')} can’t be written (ENOENT), and the co-op’s files are to come back there. Nothing was restored.`,
  );
  const client = new pg.Client(url.href);
  await client.connect();
  expect((await client.query("select to_regclass('public.members') as members")).rows).toEqual([{ members: null }]);
  await client.end();
}, 60_000);

it('a restore brings the co-op’s missing files back, leaves what is there, and says what differs', async () => {
  const newest = (await finishedBackups(backups)).at(-1) ?? '';
  expect(await backupCommand.run(['check', newest])).toBe(0);
  const elsewhere = join(root, 'new-machine');
  await mkdir(join(elsewhere, 'ours'), { recursive: true });
  await writeFile(join(elsewhere, 'ours', 'site.yaml'), 'changed since');
  vi.stubEnv('COOPS_DIR', elsewhere);
  const url = new URL(database.url);
  url.pathname = `/${emptyName}`;
  vi.stubEnv('DATABASE_URL', url.href);
  expect(await restoreCommand.run([newest])).toBe(0);
  expect(await readFile(join(elsewhere, 'ours', bill), 'utf8')).toBe('November, corrected');
  expect(await readFile(join(elsewhere, 'ours', 'site.yaml'), 'utf8')).toBe('changed since');
  expect(said).toContain('not as in the backup, and left as it is: site.yaml');
}, 60_000);

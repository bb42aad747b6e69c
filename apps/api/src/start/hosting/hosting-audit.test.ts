import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../platform/environment.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { newMasterKey } from '../../platform/testing/test-vault.ts';
import { hostingCommand } from './hosting-command.ts';
import { startHostingWorker } from './hosting-worker.ts';
import { writeCoop } from './testing/two-coops.ts';

let root: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
const coopsFolder = () => join(root, 'coops');
const change = (reason: string, ...args: string[]) =>
  hostingCommand.run([...args, '--by', 'Ines Rowe', '--reason', reason]);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rochdale-hosting-'));
  await mkdir(coopsFolder());
  database = await testDatabase();
  vi.stubEnv('COOPS_DIR', coopsFolder());
  vi.stubEnv('DATA_DIR', join(root, 'data'));
  vi.stubEnv('COOP', '');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const coopName = 'North Fork Electric Cooperative';
  await writeCoop(root, { name: 'north', coopName, databaseUrl: database.url, masterKey: newMasterKey() });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await database.drop();
  await rm(root, { recursive: true });
});

/** What stands in the co-op's audit of its serving. */
async function entries() {
  const { rows } = await database.pool.query<{ facts: string; body: string }>(
    `select facts, body from audit join audit_personal using (entry_id)
     where act = 'hosting-changed' and by_whom = 'command' order by audit_id`,
  );
  return rows.map(({ facts, body }) => [JSON.parse(facts).what, JSON.parse(body).reason]);
}

/** Lets workers read the folder, all at once, until they have begun. */
async function workersSaw(count = 1): Promise<void> {
  const variables = { COOPS_DIR: coopsFolder(), DATA_DIR: join(root, 'data'), DEMO_DATA: 'no', LOG_LEVEL: 'silent' };
  const start = () => startHostingWorker(readEnvironment(variables), { coopsFolder: coopsFolder(), variables });
  const stops = await Promise.all(Array.from({ length: count }, start));
  for (const stop of stops) await stop();
}

it('what an operator does to a co-op stands in its audit, with who and why, once for however many workers (office-199)', async () => {
  await change('a name of their own', 'move', 'north', '--host', 'my.north.example');
  await workersSaw(2);
  expect(await entries()).toEqual([['moved', 'a name of their own']]);

  await change('they leave', 'remove', 'north');
  await workersSaw();
  await change('they stay after all', 'add', 'north');
  await workersSaw();
  const all = [
    ['moved', 'a name of their own'],
    ['removed', 'they leave'],
    ['brought-back', 'they stay after all'],
  ];
  expect(await entries()).toEqual(all);
  await workersSaw();
  expect(await entries()).toEqual(all);
});

it('nothing is changed by somebody who says neither who they are nor why', async () => {
  const before = await readFile(join(coopsFolder(), 'north', 'hosting.yaml'), 'utf8');
  for (const args of [[], ['--by', 'Ines Rowe'], ['--by', 'Ines Rowe', '--reason', ' x '], ['--reason', 'a wish']])
    await expect(hostingCommand.run(['remove', 'north', ...args])).rejects.toThrow('needs --by <name> and --reason');
  expect(await readFile(join(coopsFolder(), 'north', 'hosting.yaml'), 'utf8')).toBe(before);
});

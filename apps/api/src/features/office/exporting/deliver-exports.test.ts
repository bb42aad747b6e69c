import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { bundled } from '../../../platform/testing/bundled.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { deliverExports } from './deliver-exports.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: string;
const vault = testVault();

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  return () => rm(folder, { recursive: true });
});

const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const paid = (transNo: string) =>
  query("insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('1', $1, 1250, now())", [
    transNo,
  ]);
const deliver = async (to: string) => {
  const delivered: number[] = [];
  const services = { db: database.db, clock: systemClock, timeZone: 'UTC', vault };
  await deliverExports(services, 'payments', to, ({ exportNumber }) => delivered.push(exportNumber));
  return delivered;
};
const untaken = async () => (await query('select export_number from exports where taken_at is null')).length;
const transNosIn = async (name: string) =>
  (await readFile(join(folder, name), 'utf8'))
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);

it('an export that could not be written is not taken: the next run writes it, and then what is new', async () => {
  await paid('A');
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(deliver(file)).rejects.toThrow(/^Export \d+ could not be written to .*the next run writes it\.$/);
  expect(await untaken()).toBe(1);
  await paid('B');
  const [first, second, ...others] = await deliver(folder);
  expect([Number(second) - Number(first), others]).toEqual([1, []]);
  const names = (await readdir(folder)).filter((name) => name !== 'a-file').sort();
  expect(await Promise.all(names.map(transNosIn))).toEqual([['A'], ['B']]);
  expect(await untaken()).toBe(0);
  expect(await deliver(folder)).toEqual([]);
});

it('a run that is killed between any two steps loses no payment, and leaves no part of a file', {
  timeout: 240_000,
}, async () => {
  const expected: string[] = [];
  const program = await bundled(fileURLToPath(new URL('testing/dying-export.ts', import.meta.url)));
  for (let step = 1, alive = false; !alive; step += 1) {
    const transNo = `K${String(step).padStart(2, '0')}`;
    await paid(transNo);
    expected.push(transNo);
    const child = [program.file, String(step), database.url, folder];
    const { status, signal, stderr } = spawnSync(process.execPath, child);
    expect(signal === 'SIGKILL' || status === 0, String(stderr)).toBe(true);
    alive = status === 0;
    for (const name of await readdir(folder)) {
      const [kept] = await query('select body from exports where file_name = $1', [name]);
      expect(await readFile(join(folder, name), 'utf8')).toBe(kept.body);
    }
    expect(step).toBeLessThan(60);
  }
  await program.remove();
  await deliver(folder);
  const names = (await readdir(folder)).sort();
  expect((await Promise.all(names.map(transNosIn))).flat().sort()).toEqual(expected);
  expect(await untaken()).toBe(0);
});

it('twenty runs at once deliver each payment in one file', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, place) => paid(`M${place}`)));
  await Promise.all(Array.from({ length: 20 }, () => deliver(folder)));
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  expect(await transNosIn(names[0] ?? '')).toHaveLength(20);
});

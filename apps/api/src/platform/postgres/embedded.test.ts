import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningPostgres, scratchSettings, startPostgres } from './embedded.ts';

let outside: string;
let folder: string;
let server: RunningPostgres;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'rochdale-private-'));
  await chmod(outside, 0o755);
  folder = join(outside, 'data');
  server = await startPostgres(folder, undefined, scratchSettings);
});
afterAll(async () => {
  await server.stop();
  await rm(outside, { recursive: true, force: true });
});

const othersMay = async (path: string): Promise<number> => (await stat(path)).mode & 0o066;

it('nobody else on the machine reads the data folder or the server’s log', async () => {
  expect(await othersMay(folder)).toBe(0);
  expect(await othersMay(join(folder, 'postgres.log'))).toBe(0);
  expect(await othersMay(join(folder, 'postgres.password'))).toBe(0);
});

it('the server’s log does not name what a refused row holds', async () => {
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('create table kept (username text primary key)');
  const insert = { text: 'insert into kept values ($1)', values: ['marisol.okonkwo'] };
  await client.query(insert);
  await expect(client.query(insert)).rejects.toThrow('duplicate key');
  await client.end();
  const log = await readFile(join(folder, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('marisol');
});

it('a folder of an older release is closed to others when the server starts; one that is not ours stays as it is', async () => {
  await server.stop();
  await chmod(folder, 0o755);
  await chmod(join(folder, 'postgres.log'), 0o644);
  server = await startPostgres(folder, undefined, scratchSettings);
  expect([await othersMay(folder), await othersMay(join(folder, 'postgres.log'))]).toEqual([0, 0]);
  expect((await stat(outside)).mode & 0o777).toBe(0o755);
});

import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../platform/environment.ts';
import { hostingCommand } from './hosting-command.ts';
import { writeCoop } from './testing/two-coops.ts';

const said: string[] = [];
let root: string;
const fileOf = (name: string, file = 'hosting.yaml') => join(root, 'coops', name, file);
const textOf = (name: string) => readFile(fileOf(name), 'utf8');
const key = 'k'.repeat(43);
const operator = ['--by', 'Ines Rowe', '--reason', 'ticket 12'];
const change = (...args: string[]) => hostingCommand.run([...args, ...operator]);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rochdale-hosting-'));
  await mkdir(join(root, 'coops'));
  vi.stubEnv('COOPS_DIR', join(root, 'coops'));
  vi.stubEnv('DATA_DIR', join(root, 'data'));
  vi.stubEnv('COOP', '');
  vi.stubEnv('GATEWAY_URL', 'https://pay.elsewhere.example');
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
beforeEach(() => {
  said.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

it('a new co-op gets a folder, keys that only the user may read, and a file that names them; its questions keep it from being served', async () => {
  const url = 'postgres://blue:secret@127.0.0.1:6432/blue_mesa';
  const made = ['add', 'blue-mesa', '--host', 'members.blue-mesa.example', '--database', url];
  expect(await change(...made, '--name', 'Blue Mesa Electric', '--phone', '(970) 247-1000')).toBe(1);
  expect(said.join('\n')).toMatch(/blue-mesa can’t be served: site\.yaml:\d+/);
  const text = await textOf('blue-mesa');
  expect(text).toContain('hosts: [ members.blue-mesa.example ]');
  expect(text).not.toContain('secret@');
  for (const file of ['master-key', 'database-url']) {
    const { mode } = await stat(join(root, 'data', 'blue-mesa', 'keys', file));
    expect(mode & 0o777).toBe(0o600);
  }
  const environment = readEnvironment({ ...process.env, COOP: 'blue-mesa' });
  expect([environment.databaseUrl, environment.publicUrl, environment.masterKeys.length]).toEqual([
    url,
    'https://members.blue-mesa.example',
    1,
  ]);
  // What the environment says for nobody in particular reaches no co-op of several.
  expect(environment.gatewayUrl).not.toContain('elsewhere');
});

it('a co-op that is there is added, moved, taken out and brought back with the keys that it had', async () => {
  await writeCoop(root, {
    name: 'north',
    coopName: 'North Fork Electric Cooperative',
    databaseUrl: 'postgres://x/n',
    masterKey: key,
  });
  await rm(fileOf('north'));
  const database = ['--database', 'postgres://127.0.0.1:5432/north'];
  expect(await change('add', 'north', '--host', 'members.north.example', ...database)).toBe(0);
  expect(said).toEqual(['north: members.north.example']);
  const master = await readFile(join(root, 'data', 'north', 'keys', 'master-key'), 'utf8');
  expect(
    await change(
      'move',
      'north',
      '--host',
      'my.north.example',
      '--host',
      'north.example',
      '--office',
      'office.north.example',
    ),
  ).toBe(0);
  expect(said.at(-1)).toBe('north: my.north.example, north.example, office office.north.example');
  await change('move', 'north', '--database', 'postgres://127.0.0.1:5432/north_2');
  expect(readEnvironment({ ...process.env, COOP: 'north' }).databaseUrl).toBe('postgres://127.0.0.1:5432/north_2');
  said.length = 0;
  await change('move', 'north', '--group', 'b');
  expect(said).toEqual(['north: my.north.example, north.example, office office.north.example, group b']);
  await change('move', 'north', '--group', '');
  expect(await textOf('north')).not.toContain('group');
  expect(await change('move', 'north', '--group', 'Group B')).toBe(1);
  expect(said.at(-1)).toMatch(/^north can’t be served: hosting\.yaml:\d+: group: must be letters/);
  await change('move', 'north', '--group', '');
  await change('remove', 'north');
  await expect(textOf('north')).rejects.toThrow('ENOENT');
  await expect(change('remove', 'north')).rejects.toThrow('north is not served');
  expect(await change('add', 'north')).toBe(0);
  expect(await textOf('north')).toContain('my.north.example');
  expect(await readFile(join(root, 'data', 'north', 'keys', 'master-key'), 'utf8')).toBe(master);
});

it('one that is broken is taken out all the same', async () => {
  const broken = join(root, 'coops', 'broken');
  for (const text of ['hosts: [a.example', 'nothing', 'hosts: [a.example]\nsettings: {}\nchanges: none\n']) {
    await mkdir(broken, { recursive: true });
    await writeFile(fileOf('broken'), text);
    await change('remove', 'broken');
    await expect(textOf('broken')).rejects.toThrow('ENOENT');
    await expect(change('add', 'broken')).rejects.toThrow('mend it first');
    await rm(broken, { recursive: true });
  }
});

it('two with one host are told apart by file and line, and none is added over another', async () => {
  await writeCoop(root, {
    name: 'twin',
    coopName: 'Twin Fork Electric Cooperative',
    databaseUrl: 'postgres://x/t',
    masterKey: key,
  });
  await expect(change('add', 'twin', '--host', 'a.example')).rejects.toThrow('served already');
  await expect(change('add', '../twin', '--host', 'a.example')).rejects.toThrow('letters, digits');
  expect(await change('move', 'twin', '--host', 'my.north.example')).toBe(1);
  expect(said.join('\n')).toMatch(/^twin can’t be served: hosting\.yaml:\d: hosts: a host is also that of north$/m);
});

import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillFromKept } from './kept-folder.ts';

let root: string;
let cache: string;
let made = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rochdale-kept-'));
});
beforeEach(async () => {
  cache = await mkdtemp(join(root, 'cache-'));
  made = 0;
});
afterAll(() => rm(root, { recursive: true }));

/** What a run that wants a name gets. */
async function filled(name: string, during: () => Promise<unknown> = async () => undefined): Promise<string> {
  const into = await mkdtemp(join(root, 'run-'));
  const make = async () => {
    made += 1;
    await mkdir(join(into, 'data', 'deep'), { recursive: true });
    await writeFile(join(into, 'data', 'deep', 'file'), name, { mode: 0o600 });
    await during();
  };
  await fillFromKept({ cache, name, into, owner: undefined, make });
  return readFile(join(into, 'data', 'deep', 'file'), 'utf8');
}
const keptIn = async () => (await readdir(cache)).sort();

it('is made once and copied after that, each run its own', async () => {
  expect([await filled('one'), await filled('one'), made]).toEqual(['one', 'one', 1]);
  expect(await keptIn()).toEqual(['one']);
});

it('is made anew under another name', async () => {
  expect([await filled('one'), await filled('two'), await filled('one'), made]).toEqual(['one', 'two', 'one', 2]);
});

it('runs that start together all get all of it, and one is kept', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => filled('one')));
  expect(all).toEqual(Array(8).fill('one'));
  expect(await keptIn()).toEqual(['one']);
  const before = made;
  expect([await filled('one'), made]).toEqual(['one', before]);
});

it('what another run made meanwhile stays', async () => {
  expect(await filled('one', () => filled('one'))).toBe('one');
  expect([await keptIn(), made]).toEqual([['one'], 2]);
});

it('is not kept where making it failed', async () => {
  const failing = filled('one', () => Promise.reject(new Error('no server')));
  await expect(failing).rejects.toThrow('no server');
  expect(await keptIn()).toEqual([]);
});

it('is made anew where a part of it can’t be copied, without what was copied of it', async () => {
  await mkdir(join(cache, 'one'));
  await writeFile(join(cache, 'one', 'part'), '');
  await symlink(join(root, 'nowhere'), join(cache, 'one', 'gone'));
  const into = await mkdtemp(join(root, 'run-'));
  const make = () => writeFile(join(into, 'made'), '');
  await fillFromKept({ cache, name: 'one', into, owner: undefined, make });
  expect(await readdir(into)).toEqual(['made']);
});

it('the three that were used last are left', async () => {
  for (const name of ['one', 'two', 'three']) await filled(name);
  await filled('one');
  await filled('four');
  expect(await keptIn()).toEqual(['four', 'one', 'three']);
});

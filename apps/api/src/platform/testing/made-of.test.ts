import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf, filesOf } from './made-of.ts';

let folder: string;
const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rochdale-made-of-'));
  await mkdir(join(folder, 'data'));
  await write('data/rows.sql', 'select 1');
  await write('program.ts', "import { a } from './a.ts';\nimport type { B } from './b.ts';\nawait import('./c.ts');\n");
  await write('a.ts', "import {\n  d,\n} from './d.ts';\nexport { e } from './e.ts';\nimport 'node:fs';\n");
  for (const name of ['b.ts', 'c.ts', 'd.ts', 'e.ts']) await write(name, '');
});
afterEach(() => rm(folder, { recursive: true }));

const digest = (...words: string[]) =>
  digestOf({ programs: [join(folder, 'program.ts')], files: [join(folder, 'data')], words });

it('a program is made of what it imports when it runs', () => {
  expect(filesOf([join(folder, 'program.ts')]).map((path) => basename(path))).toEqual([
    ...['program.ts', 'a.ts', 'd.ts', 'e.ts', 'c.ts'],
  ]);
});

it('the test server is made of the importer, the generator and the rules below them', () => {
  const files = filesOf([fileURLToPath(new URL('demo-server.ts', import.meta.url))]);
  for (const end of ['/generate-co-op.ts', '/import-folder.ts', '/migrate.ts', '/domain/src/dates.ts'])
    expect(files.filter((path) => path.endsWith(end))).toHaveLength(1);
});

it.each(['program.ts', 'a.ts', 'c.ts', 'd.ts', 'e.ts', 'data/rows.sql'])(
  'another %s makes another name',
  async (name) => {
    const before = digest();
    expect(digest()).toBe(before);
    await write(name, '// another');
    expect(digest()).not.toBe(before);
  },
);

it('so do another day and another file, but not a type', async () => {
  const before = digest('2026-11-23');
  await write('b.ts', 'export type B = 1;');
  expect(digest('2026-11-23')).toBe(before);
  expect(digest('2026-11-24')).not.toBe(before);
  await write('data/more.sql', 'select 2');
  expect(digest('2026-11-23')).not.toBe(before);
});

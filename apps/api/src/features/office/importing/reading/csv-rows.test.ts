import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string, habits = {}) {
  const path = join(folder, 'file.csv');
  await writeFile(path, text);
  const rows: { line: number; fields: readonly string[] }[] = [];
  for await (const row of csvRows(path, undefined, habits)) rows.push(row);
  return rows;
}

it('rows are what was written, with and without quotes, and know the line on which they end', async () => {
  const field = fc.stringMatching(/^[a-zé ,"\n]{0,6}$/);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(field, { minLength: 2, maxLength: 3 }), { maxLength: 8 }), async (rows) => {
      const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
      const lines = rows.map((fields) => fields.map(quoted).join(','));
      const found = await read(lines.map((line) => `${line}\r\n`).join(''));
      expect(found.map(({ fields }) => fields)).toEqual(rows);
      let end = 0;
      const ends = lines.map((line) => {
        end += line.split('\n').length;
        return end;
      });
      expect(found.map(({ line }) => line)).toEqual(ends);
    }),
    { numRuns: 60 },
  );
});

it('a quote far down, empty lines and a last line without an end change no line and no row', async () => {
  const plain = Array.from({ length: 30_000 }, (_, place) => `${place},x`);
  const found = await read(['a,b', '', ...plain, '"q, ""u""",y', '', 'z,z'].join('\n'));
  expect(found).toHaveLength(30_003);
  expect(found.slice(-2)).toEqual([
    { line: 30_003, fields: ['q, "u"', 'y'] },
    { line: 30_005, fields: ['z', 'z'] },
  ]);
});

it('lines of old machines, and quotes that are letters, are read', async () => {
  expect((await read('a,b\r1,2\r')).map(({ fields }) => fields)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(await read('a|6" pipe\n', { delimiter: '|', withoutQuotes: true })).toEqual([
    { line: 1, fields: ['a', '6" pipe'] },
  ]);
});

it('a line or a quote that never ends does not fill memory', async () => {
  await expect(read(`a,b\n${'x'.repeat(300_000)}`)).rejects.toMatchObject({ line: 2 });
  await expect(read(`a,b\n"${'x,\n'.repeat(100_000)}`)).rejects.toMatchObject({ line: 2 });
});

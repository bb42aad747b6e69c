import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { mapFolder, readMapping } from '../public.ts';

/** A folder of another system's files for each test of a file, and what a mapping makes of it. */
export function mappedExport() {
  let base = '';
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'mapping-'));
    await mkdir(join(base, 'export'));
  });
  afterEach(() => rm(base, { recursive: true }));
  const rowsOf = async (file: string) =>
    (await readFile(join(base, 'out', file), 'utf8')).trimEnd().split('\r\n').slice(1);
  return {
    folder: () => join(base, 'export'),
    theirs: (name: string, bytes: string | Buffer) => writeFile(join(base, 'export', name), bytes),
    async map(mapping: string) {
      await writeFile(join(base, 'mapping.yaml'), mapping);
      return mapFolder({
        folder: join(base, 'export'),
        mapping: await readMapping(join(base, 'mapping.yaml')),
        out: join(base, 'out'),
      });
    },
    /** The rows of one of our files, without its header. */
    ours: rowsOf,
    rejected: () => rowsOf('report/rejected-rows.csv'),
  };
}

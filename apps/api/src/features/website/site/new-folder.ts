import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newContent } from './new-content.ts';
import type { NewCoop } from './new-coop.ts';
import { newSiteFile, newSpanishFile } from './new-site-file.ts';

/**
 * Writes a co-op's folder in which nothing is of anybody else: what is the same for every co-op is filled in, and a
 * question stands wherever only the co-op knows. `coop site check` lists what is not answered. Answers the files.
 */
export async function writeNewFolder(folder: string, coop: NewCoop): Promise<string[]> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (there.length > 0) throw new Error(`${folder} is not empty; a new co-op needs a folder of its own.`);
  const files: Readonly<Record<string, string>> = {
    'site.yaml': newSiteFile(coop),
    'site.es.yaml': newSpanishFile(coop),
    ...newContent(coop),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const kind of ['bills', 'capital-credits', 'delinquents', 'member-info'])
    await mkdir(join(folder, 'documents', kind), { recursive: true });
  return Object.keys(files);
}

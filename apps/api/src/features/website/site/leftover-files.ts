import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoSign } from './demo-leftovers.ts';

const texts = /\.(html|yaml|css|svg|txt)$/;
/** A member's own papers are the co-op's, and many. */
const looked = ['brand', 'content', 'documents/member-info', 'rates'];

/**
 * Files of a folder that are a demo's still: the same to the last byte (its logo, its bylaws), or texts that name it.
 * Without the demos at hand only texts are found.
 */
export async function leftoverFiles(folder: string, demos: string): Promise<string[]> {
  const ofDemos = await sumsBelow(demos);
  const found: string[] = [];
  for (const path of await filesBelow(folder)) {
    const bytes = await readFile(join(folder, path));
    if (bytes.length > 0 && ofDemos.has(sumOf(bytes))) found.push(`${path}: a demo’s own file`);
    else if (texts.test(path)) {
      const sign = demoSign(bytes.toString('utf8'));
      if (sign !== undefined) found.push(`${path}: ${sign}`);
    }
  }
  return found;
}

async function filesBelow(folder: string): Promise<string[]> {
  const names = await Promise.all(
    looked.map(async (part) =>
      (await readdir(join(folder, part), { withFileTypes: true }).catch(() => []))
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${part}/${name}`),
    ),
  );
  return names.flat().sort();
}

async function sumsBelow(demos: string): Promise<ReadonlySet<string>> {
  const sums = new Set<string>();
  for (const name of await readdir(demos).catch((): string[] => []))
    for (const path of await filesBelow(join(demos, name))) sums.add(sumOf(await readFile(join(demos, name, path))));
  return sums;
}

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

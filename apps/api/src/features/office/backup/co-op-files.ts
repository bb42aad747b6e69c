import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, realpath, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { writeWholeFile } from '../../../platform/files/write-whole-file.ts';
import { nowhere } from './nowhere.ts';
import { ByteHash } from './row-sum.ts';

/** The co-op's folder within a backup, and the list of its files: one JSON object a line. */
const filesFolder = 'co-op';
const listName = 'co-op.list';

const listedFile = z.object({
  path: z.string().refine((path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')),
  bytes: z.int().min(0),
  /** When it was changed, in milliseconds: by this and its size a file is known to be the same. */
  changedAt: z.number(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});
type ListedFile = z.output<typeof listedFile>;

/** What the manifest says of the co-op's files. */
export const copiedFiles = z.object({ count: z.int(), bytes: z.int(), sha256: z.string() });
export type CopiedFiles = z.output<typeof copiedFiles>;

/**
 * Copies the co-op's folder (settings, brand, its own documents) into a backup, with a list of sums. A file that an
 * earlier backup holds as it is now is not copied again: both backups share it on the disk.
 */
export async function copyCoopFiles(from: string, backup: string, earlier: string | undefined): Promise<CopiedFiles> {
  const known = new Map(
    (earlier === undefined ? [] : await readList(earlier).catch(() => [])).map((file) => [file.path, file]),
  );
  const lines: string[] = [];
  let bytes = 0;
  for await (const path of filesBelow(from)) {
    const { size, mtimeMs } = await stat(join(from, path));
    const target = join(backup, filesFolder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const before = known.get(path);
    const isSame = before !== undefined && before.bytes === size && before.changedAt === mtimeMs;
    const isShared = isSame && earlier !== undefined && (await shares(join(earlier, filesFolder, path), target));
    if (!isShared) {
      await copyFile(join(from, path), target);
      await utimes(target, mtimeMs / 1000, mtimeMs / 1000);
    }
    const sha256 = isShared && before ? before.sha256 : await hashOf(target);
    const file: ListedFile = { path, bytes: size, changedAt: mtimeMs, sha256 };
    lines.push(JSON.stringify(file));
    bytes += size;
  }
  const list = lines.map((line) => `${line}\n`).join('');
  await writeWholeFile(backup, listName, list, 0o600);
  return { count: lines.length, bytes, sha256: await hashOf(join(backup, listName)) };
}

/** Holds every file against its sum. Answers a sentence about the first that is not as it was written. */
export async function wrongCoopFile(backup: string, { sha256, count }: CopiedFiles): Promise<string | undefined> {
  if ((await hashOf(join(backup, listName)).catch(() => '')) !== sha256) return `${listName} is not as it was written.`;
  const files = await readList(backup);
  if (files.length !== count) return `${listName} names ${files.length} files, not ${count}.`;
  for (const file of files)
    if ((await hashOf(join(backup, filesFolder, file.path)).catch(() => '')) !== file.sha256)
      return `${filesFolder}/${file.path} is not as it was written.`;
  return undefined;
}

/** What became of the co-op's files. */
export interface BroughtBack {
  readonly written: number;
  /** Files that are there and say something else: they stay as they are. */
  readonly different: readonly string[];
}

/** Brings files of a backup that are missing back into the co-op's folder; what is there stays as it is. */
export async function bringBackCoopFiles(backup: string, to: string): Promise<BroughtBack> {
  let written = 0;
  const different: string[] = [];
  for (const { path, sha256, changedAt } of await readList(backup)) {
    const target = join(to, path);
    const found = await hashOf(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (found !== undefined && found !== sha256) different.push(path);
    if (found !== undefined) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(backup, filesFolder, path), target);
    await utimes(target, changedAt / 1000, changedAt / 1000);
    written += 1;
  }
  return { written, different };
}

async function readList(backup: string): Promise<ListedFile[]> {
  const text = await readFile(join(backup, listName), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => listedFile.parse(JSON.parse(line)));
}

/** Every file below a folder, by its path from there. Links are followed: bills may lie on another disk. */
async function* filesBelow(root: string, below = '', above: readonly string[] = []): AsyncGenerator<string> {
  const real = await realpath(join(root, below));
  if (above.includes(real)) return;
  const names = await readdir(real);
  for (const name of names.sort()) {
    const path = below === '' ? name : `${below}/${name}`;
    const found = await stat(join(root, path)).catch(() => undefined);
    if (found?.isDirectory()) yield* filesBelow(root, path, [...above, real]);
    else if (found?.isFile()) yield path;
  }
}

/** Whether a file could be given a second name; another disk, or some systems, have none. */
function shares(file: string, name: string): Promise<boolean> {
  return link(file, name).then(
    () => true,
    () => false,
  );
}

async function hashOf(file: string): Promise<string> {
  const hash = new ByteHash();
  await pipeline(createReadStream(file), hash, nowhere());
  return hash.hex();
}

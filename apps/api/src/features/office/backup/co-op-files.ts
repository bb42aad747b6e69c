import { createReadStream } from 'node:fs';
import {
  access,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  rmdir,
  stat,
  utimes,
} from 'node:fs/promises';
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

/** Where a backup takes the co-op's files from, and the backup before it, with which it may share them. */
export interface CoopFilesSource {
  readonly folder: string;
  readonly earlier: string | undefined;
  /** Told of each file or folder that can't be read, and is left out. */
  readonly onLeftOut: (path: string) => void;
}

/** What the manifest says of the co-op's files. */
export const copiedFiles = z.object({ count: z.int(), bytes: z.int(), sha256: z.string() });
export type CopiedFiles = z.output<typeof copiedFiles>;

/**
 * Copies the co-op's folder (settings, brand, its own documents) into a backup, with a list of sums. A file that an
 * earlier backup holds as it is now is not copied again: both backups share it on the disk. One that can't be read is left
 * out. Rejects without a file's name, which may be that of a member's bill: the sentence goes out by e-mail.
 */
export async function copyCoopFiles(source: CoopFilesSource, backup: string): Promise<CopiedFiles> {
  try {
    return await copyFiles(source, backup);
  } catch (error) {
    throw new Error(`The co-op’s files could not be copied: ${codeOf(error) || 'for an unknown reason'}.`, {
      cause: error,
    });
  }
}

async function copyFiles({ folder: from, earlier, onLeftOut }: CoopFilesSource, backup: string): Promise<CopiedFiles> {
  const known = new Map(
    (earlier === undefined ? [] : await readList(earlier).catch(() => [])).map((file) => [file.path, file]),
  );
  const lines: string[] = [];
  let bytes = 0;
  for await (const path of filesBelow(from, onLeftOut)) {
    const target = join(backup, filesFolder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const before = known.get(path);
    const copied = await unlessUnreadable(async (): Promise<ListedFile> => {
      const { size, mtimeMs } = await stat(join(from, path));
      const isSame = before !== undefined && before.bytes === size && before.changedAt === mtimeMs;
      const isShared = isSame && earlier !== undefined && (await shares(join(earlier, filesFolder, path), target));
      if (!isShared) {
        await copyFile(join(from, path), target);
        await utimes(target, mtimeMs / 1000, mtimeMs / 1000);
      }
      const sha256 = isShared && before ? before.sha256 : await hashOf(target);
      return { path, bytes: size, changedAt: mtimeMs, sha256 };
    });
    if (copied) {
      lines.push(JSON.stringify(copied));
      bytes += copied.bytes;
    } else {
      await rm(target, { force: true });
      onLeftOut(path);
    }
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

/** Throws a sentence where files of a backup are missing in the co-op's folder and can't be brought back there. */
export async function refuseUnwritable(backup: string, to: string): Promise<void> {
  // Of a backup that is not whole, or has no such files, others say so.
  for (const { path } of await readList(backup).catch(() => [])) {
    const isThere = await access(join(to, path)).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    try {
      await mkdir(to, { recursive: true });
      await rmdir(await mkdtemp(join(to, '.restore-')));
    } catch (error) {
      throw new Error(
        `${to} can’t be written (${codeOf(error)}), and the co-op’s files are to come back there. Nothing was restored.`,
      );
    }
    return;
  }
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

/**
 * Every file below a folder, by its path from there. Links are followed: bills may lie on another disk, and one
 * that leads nowhere is told, but for what editors and half-written files leave behind a dot.
 */
async function* filesBelow(
  root: string,
  onLeftOut: CoopFilesSource['onLeftOut'],
  below = '',
  above: readonly string[] = [],
): AsyncGenerator<string> {
  const found = await unlessUnreadable(async () => {
    const real = await realpath(join(root, below));
    return { real, names: above.includes(real) ? [] : await readdir(real) };
  });
  if (!found) onLeftOut(below || '.');
  for (const name of found?.names.sort() ?? []) {
    const path = below === '' ? name : `${below}/${name}`;
    const kind = await stat(join(root, path)).catch((error: unknown) => codeOf(error));
    if (typeof kind === 'string') {
      if (kind !== 'ENOENT' || !name.startsWith('.')) onLeftOut(path);
    } else if (kind.isDirectory()) yield* filesBelow(root, onLeftOut, path, [...above, found?.real ?? root]);
    else if (kind.isFile()) yield path;
  }
}

/** What is said of a file that can't be read, or went while it was looked at; a full disk, say, is another thing. */
const unreadable: readonly string[] = ['ENOENT', 'EACCES', 'EPERM', 'EIO', 'ELOOP', 'ENOTDIR', 'ESTALE'];

/** Undefined where a file can't be read. */
async function unlessUnreadable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (unreadable.includes(codeOf(error))) return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

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

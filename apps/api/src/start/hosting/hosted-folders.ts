import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hostingFileName } from '../../platform/process/hosting/hosting-file.ts';

/** A folder of a co-op that is to be served. */
export interface HostedFolder {
  readonly name: string;
  readonly path: string;
  /** Another when a file of settings in it is. */
  readonly digest: string;
  /** Why it can't be read, where it can't: it may be for a moment, and says not that the co-op is no longer served. */
  readonly error?: Error;
}

/**
 * The co-ops' folders that have a `hosting.yaml`, or of which that can't be told, by their names; one after the other, so
 * that nobody's call waits for all.
 */
export async function hostedFolders(coopsFolder: string): Promise<HostedFolder[]> {
  const found: HostedFolder[] = [];
  for (const name of (await readdir(coopsFolder)).sort()) {
    const path = join(coopsFolder, name);
    try {
      const digest = await digestOf(path);
      if (digest !== undefined) found.push({ name, path, digest });
    } catch (error) {
      if (isOfSystem(name) || !(error instanceof Error)) continue;
      found.push({ name, path, digest: error.message, error });
    }
  }
  // Where the whole folder went meanwhile nothing is said of any in it.
  await readdir(coopsFolder);
  return found;
}

/** What lies beside the co-ops' folders on a disk of their own, and is not for everybody to read. */
const isOfSystem = (name: string): boolean => name === 'lost+found' || name.startsWith('.');

/** Undefined where there is no `hosting.yaml`. */
async function digestOf(path: string): Promise<string | undefined> {
  const files = await unlessGone(readdir(path), ['ENOENT', 'ENOTDIR']);
  if (!files?.includes(hostingFileName)) return undefined;
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    // Editors lay links with a dot beside what they change.
    if (!file.endsWith('.yaml') || file.startsWith('.')) continue;
    const { mtimeMs, size, ino } = (await unlessGone(stat(join(path, file)))) ?? {};
    hash.update(`${file} ${mtimeMs} ${size} ${ino}\n`);
  }
  // Two writes within a tick of the clock look alike otherwise.
  const hosting = await unlessGone(readFile(join(path, hostingFileName)));
  return hosting === undefined ? undefined : hash.update(hosting).digest('base64url');
}

/** Undefined where there is no such thing; whatever else is wrong with it rejects. */
function unlessGone<T>(looked: Promise<T>, codes: readonly string[] = ['ENOENT']): Promise<T | undefined> {
  return looked.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== undefined && codes.includes(error.code)) return undefined;
    throw error;
  });
}

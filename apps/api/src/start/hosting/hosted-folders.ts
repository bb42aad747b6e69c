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
}

/** The co-ops' folders that have a `hosting.yaml`, by their names. */
export async function hostedFolders(coopsFolder: string): Promise<HostedFolder[]> {
  const names = (await readdir(coopsFolder)).sort();
  const found = await Promise.all(
    names.map(async (name): Promise<HostedFolder[]> => {
      const path = join(coopsFolder, name);
      const files = await readdir(path).catch((): string[] => []);
      if (!files.includes(hostingFileName)) return [];
      const digest = await digestOf(
        path,
        files.filter((file) => file.endsWith('.yaml')),
      );
      return digest === undefined ? [] : [{ name, path, digest }];
    }),
  );
  return found.flat();
}

/** Undefined where a file went while it was looked at. */
async function digestOf(path: string, files: readonly string[]): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for (const file of files.toSorted()) {
      const { mtimeMs, size, ino } = await stat(join(path, file));
      hash.update(`${file} ${mtimeMs} ${size} ${ino}\n`);
    }
    // Two writes within a tick of the clock look alike otherwise.
    hash.update(await readFile(join(path, hostingFileName)));
    return hash.digest('base64url');
  } catch {
    return undefined;
  }
}

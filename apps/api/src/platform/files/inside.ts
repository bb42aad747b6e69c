import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Where a file of a folder really lies; undefined when there is none, and when a link leads out of the folder. The
 * folder itself may be a link: an operator may keep bills on another disk.
 */
export async function realFileInside(folder: string, name: string): Promise<string | undefined> {
  const [root, file] = await Promise.all([realPathOf(folder), realPathOf(join(folder, name))]);
  return root !== undefined && file?.startsWith(root + sep) ? file : undefined;
}

/** What a file of a folder holds; undefined when there is none in it. */
export async function readInside(folder: string, name: string): Promise<Buffer | undefined> {
  const file = await realFileInside(folder, name);
  return file === undefined ? undefined : readFile(file);
}

function realPathOf(path: string): Promise<string | undefined> {
  return realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file that stands under its name only when all of it is on the disk: whoever fetches it never finds a part. The
 * folder is made where it is missing. Rejects where it can't be written, and then nothing has changed.
 */
export async function writeWholeFile(
  folder: string,
  name: string,
  content: string | Uint8Array,
  mode = 0o666,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Two processes may write the same file at once, each under a name of its own.
  const unfinished = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** A new name in a folder is safe only once the folder itself is on the disk; some systems cannot do that. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => undefined);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}

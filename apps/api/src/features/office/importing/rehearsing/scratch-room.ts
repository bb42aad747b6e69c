import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '../../../../platform/database/database.ts';
import { dataFolderOf } from './scratch-store.ts';

/** What a byte of a folder's files takes in a database, its indexes among it; measured: 3 to 5. */
const growth = 5;

/** The disk of the server has less room than a rehearsal takes, and a full one stops the live database too. */
export class TooLittleRoom extends Error {
  constructor(needed: number, free: number) {
    super(
      `A rehearsal of this folder may take ${gigabytes(needed)} of the database's disk, and ${gigabytes(free)} are free. Make room, or rehearse on a server of its own.`,
    );
  }
}

/** Refuses a rehearsal that the server's disk can't take. Of a server elsewhere, or that does not tell its folder, nothing is known. */
export async function refuseWithoutRoom({ db, url }: OpenDatabase, folder: string): Promise<void> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) return;
  const free = await freeIn(await dataFolderOf(db));
  if (free === undefined) return;
  const needed = (await bytesIn(folder)) * growth;
  if (needed > free) throw new TooLittleRoom(needed, free);
}

async function freeIn(folder: string | undefined): Promise<number | undefined> {
  const found = folder === undefined ? undefined : await statfs(folder).catch(() => undefined);
  return found && found.bavail * found.bsize;
}

async function bytesIn(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

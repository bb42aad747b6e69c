import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestName } from './manifest.ts';

/** For how long whoever writes a backup may add nothing to it. */
const silentMs = 3_600_000;
const folderName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const manifestHead = z.object({ takenAt: z.iso.datetime() });

/** The name of a backup that is taken now, `2026-11-22T23-00-05Z`: several fit into one day. */
export const backupFolderName = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The backups of a folder that were finished, the oldest first. */
export async function finishedBackups(folder: string): Promise<string[]> {
  const names = (await namesIn(folder)).filter((name) => folderName.test(name)).sort();
  const finished = await Promise.all(names.map((name) => isThere(join(folder, name, manifestName))));
  return names.filter((_name, index) => finished[index]).map((name) => join(folder, name));
}

/** When the newest finished backup of a folder was taken; undefined where there is none. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const newest = (await finishedBackups(folder)).at(-1);
  if (newest === undefined) return undefined;
  const head = manifestHead.safeParse(JSON.parse(await readFile(join(newest, manifestName), 'utf8')));
  return head.success ? new Date(head.data.takenAt) : undefined;
}

/** Removes all but the newest backups; other files and folders stay. Answers what was removed. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const finished = await finishedBackups(folder);
  const old = keep >= finished.length ? [] : finished.slice(0, finished.length - keep);
  for (const path of old) await rm(path, { recursive: true });
  return old;
}

/**
 * Removes backups that were begun and never finished, and to which nothing was added for an hour: whoever wrote them was
 * killed. Answers what was removed.
 */
export async function removeUnfinishedBackups(folder: string, now: Date): Promise<string[]> {
  const finished = await finishedBackups(folder);
  const removed: string[] = [];
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (!folderName.test(name) || finished.includes(path)) continue;
    // What goes while it is looked at is somebody's.
    const addedAt = await lastAddedTo(path).catch(() => Number.POSITIVE_INFINITY);
    if (now.getTime() - addedAt <= silentMs) continue;
    await rm(path, { recursive: true, force: true });
    removed.push(path);
  }
  return removed;
}

/** When something was added last to a folder, a file right in it, or a folder below it: a copied file keeps its own time. */
async function lastAddedTo(folder: string, isTop = true): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const times = [(await stat(folder)).mtimeMs];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) times.push(await lastAddedTo(path, false));
    else if (isTop) times.push((await stat(path)).mtimeMs);
  }
  return Math.max(...times);
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

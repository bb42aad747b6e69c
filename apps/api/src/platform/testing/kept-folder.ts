import { randomUUID } from 'node:crypto';
import { access, constants, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { giveTo, type ServerUser } from '../postgres/server-user.ts';

/** So many are left when a new one is kept; those used last. */
const atMost = 3;
/** A copy that was under way when its process died; no copy takes so long. */
const abandonedMs = 3_600_000;

/** A folder that is made once, kept under its name, and copied by each run. */
export interface KeptFolder {
  readonly cache: string;
  readonly name: string;
  /** An empty folder, where it is wanted. */
  readonly into: string;
  /** Who is to own the copy; undefined: who is here. */
  readonly owner: ServerUser | undefined;
  /** Makes it there when none is kept. */
  make(): Promise<void>;
}

/**
 * Fills a folder from what is kept, or makes it and keeps it. Runs that start together do not wait for one another: each
 * makes its own, and the first that is done is kept. What is kept is complete, for it gets its name last and loses it first.
 */
export async function fillFromKept({ cache, name, into, owner, make }: KeptFolder): Promise<void> {
  const kept = join(cache, name);
  if (await isCopied(kept, into, owner)) return;
  await make();
  await mkdir(cache, { recursive: true });
  await forgetOthers(cache);
  const copy = join(cache, `.new-${randomUUID()}`);
  await copyFolder(into, copy, undefined);
  await rename(copy, kept).catch(() => rm(copy, { recursive: true, force: true }));
}

async function isCopied(kept: string, into: string, owner: ServerUser | undefined): Promise<boolean> {
  try {
    const now = new Date();
    await utimes(kept, now, now);
    await copyFolder(kept, into, owner);
    // One that was forgotten meanwhile may have been copied in part.
    await access(kept);
    return true;
  } catch {
    for (const entry of await readdir(into)) await rm(join(into, entry), { recursive: true });
    return false;
  }
}

async function copyFolder(from: string, to: string, owner: ServerUser | undefined): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const copies = (await readdir(from, { withFileTypes: true })).map(async (entry) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, owner);
    else await copyFile(source, target, constants.COPYFILE_FICLONE);
    await giveTo(target, owner);
  });
  // Nothing is written any more once it has failed.
  const failed = (await Promise.allSettled(copies)).find(({ status }) => status === 'rejected');
  if (failed) throw new Error(`${from} could not be copied.`);
}

async function forgetOthers(cache: string): Promise<void> {
  const found = await Promise.all(
    (await readdir(cache)).map(async (name) => {
      const used = await stat(join(cache, name)).catch(() => undefined);
      return { path: join(cache, name), isUnfinished: name.startsWith('.'), at: used?.mtimeMs ?? 0 };
    }),
  );
  const kept = found.filter(({ isUnfinished }) => !isUnfinished).sort((a, b) => b.at - a.at);
  for (const { path } of kept.slice(atMost - 1)) {
    const nameless = join(cache, `.old-${randomUUID()}`);
    await rename(path, nameless).catch(() => undefined);
    await rm(nameless, { recursive: true, force: true });
  }
  for (const { path, isUnfinished, at } of found)
    if (isUnfinished && at < Date.now() - abandonedMs) await rm(path, { recursive: true, force: true });
}

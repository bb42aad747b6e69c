import { execFileSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system of its own in memory, of so many megabytes, under a folder; needs root. Answers how to take it away. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  return async () => void execFileSync('umount', ['-l', folder]);
}

/** Fills a disk to its last byte; answers how to free it again. */
export async function fill(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  try {
    for (let size = 4_194_304; size >= 1; size = Math.floor(size / 4)) await writeUntilFull(file, Buffer.alloc(size));
  } finally {
    await file.close();
  }
  return () => rm(path, { force: true });
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, piece: Buffer): Promise<void> {
  try {
    for (;;) {
      const { bytesWritten } = await file.write(piece);
      if (bytesWritten < piece.length) return;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

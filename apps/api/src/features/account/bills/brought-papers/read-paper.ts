import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** A bill's page is some hundred kilobytes; more than this is no bill (bytes). */
export const largestPaper = 20 * 1024 * 1024;

export type ReadPaper = { readonly bytes: Buffer } | { readonly problem: string };

/**
 * Reads one PDF of a folder, and nothing but a plain file that lies in it by this name. Whatever is wrong with it is said in
 * a few words: a path, a link, what is no PDF, too large, or another file than its checksum says.
 */
export async function readPaper(folder: string, fileName: string, sha256: string): Promise<ReadPaper> {
  if (/[/\\\0]/.test(fileName) || fileName.startsWith('.'))
    return { problem: 'is not the name of a file in bills-pdf' };
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(join(folder, fileName), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    return { problem: problemOf(error) };
  }
  try {
    const { size, isPlain } = await file.stat().then((found) => ({ size: found.size, isPlain: found.isFile() }));
    if (!isPlain) return { problem: 'is not a file' };
    if (size > largestPaper) return { problem: `is larger than ${largestPaper / 1024 / 1024} MB` };
    const bytes = await file.readFile();
    if (createHash('sha256').update(bytes).digest('hex') !== sha256.toLowerCase())
      return { problem: 'is another file than its sha256 says' };
    const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
    return isPdf ? { bytes } : { problem: 'is not a whole PDF' };
  } finally {
    await file.close();
  }
}

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'is not in bills-pdf';
  if (code === 'ELOOP' || code === 'EMLINK') return 'is a link, which is not followed';
  if (code === 'EACCES') return 'can’t be read by this user';
  throw error;
}

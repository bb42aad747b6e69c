import { open } from 'node:fs/promises';
import type { Encoding } from '../../reading/strict-text.ts';

/** What a file's first bytes say of its encoding: a mark of UTF-16, else UTF-8. */
export async function markedEncoding(path: string): Promise<Encoding> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2), position: 0 });
    const mark = buffer.toString('hex');
    if (mark === 'fffe') return 'utf-16le';
    return mark === 'feff' ? 'utf-16be' : 'utf-8';
  } finally {
    await file.close();
  }
}

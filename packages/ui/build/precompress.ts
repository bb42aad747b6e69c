import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses the built files of a folder once, so that the server never has to. */
export async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const path = join(folder, name);
    const content = await readFile(path);
    await writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${path}.gz`, await shortestGzip(content));
  }
}

/** How long zlib's blocks are is its `memLevel`, and which suits a file best is tried. */
async function shortestGzip(content: Buffer): Promise<Buffer> {
  let shortest = await zip(content, { level: 9 });
  for (const memLevel of [5, 7]) {
    const other = await zip(content, { level: 9, memLevel });
    if (other.length < shortest.length) shortest = other;
  }
  return shortest;
}

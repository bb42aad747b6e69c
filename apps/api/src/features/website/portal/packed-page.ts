import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type PageEncoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const packers: Readonly<Record<PageEncoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify<string, Buffer>(gzip),
};

/** How a browser that accepts these encodings gets a page; undefined is as it is. */
export function encodingFor(accepted: string | undefined): PageEncoding | undefined {
  const names = (accepted ?? '').split(',').flatMap((one) => {
    const [name = '', quality = ''] = one.split(';');
    return /^\s*q=0(\.0*)?\s*$/.test(quality) ? [] : [name.trim().toLowerCase()];
  });
  return (['br', 'gzip'] as const).find((known) => names.includes(known));
}

/** Packs a text the first time that an encoding is asked for. Pages are kept, and hold nothing of whoever reads them. */
export function packedOnce(text: string): (encoding: PageEncoding) => Promise<Buffer> {
  const packed = new Map<PageEncoding, Promise<Buffer>>();
  return (encoding) => {
    const found = packed.get(encoding) ?? packers[encoding](text);
    packed.set(encoding, found);
    return found;
  };
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodingFor, packedOnce } from './packed-page.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

it('a page says the same however it is packed', async () => {
  const page = '<h1>Power from your neighbors</h1>'.repeat(100);
  const packed = packedOnce(page);
  expect(brotliDecompressSync(await packed('br')).toString()).toBe(page);
  expect(gunzipSync(await packed('gzip')).toString()).toBe(page);
  expect((await packed('br')).length).toBeLessThan(page.length / 10);
});

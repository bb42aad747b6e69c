// @vitest-environment node
import { expect, it } from 'vitest';
import { makeKey, open, seal } from './sealed.ts';

const page = JSON.stringify({ total: '$188.60', address: '2218 Cedar Hollow Rd' });

it('opens for its owner on the device that sealed it', async () => {
  const key = await makeKey();
  expect(await open(key, 'a', await seal(key, 'a', page))).toBe(page);
});

it('holds nothing that can be read, and never the same twice', async () => {
  const key = await makeKey();
  const [one, other] = await Promise.all([seal(key, 'a', page), seal(key, 'a', page)]);
  const bytes = Buffer.from(one.bytes);
  for (const word of ['188.60', 'Cedar', 'total', 'address']) expect(bytes.includes(word)).toBe(false);
  expect(bytes.equals(Buffer.from(other.bytes))).toBe(false);
  expect(one.nonce).not.toEqual(other.nonce);
});

it('has a key that nobody can read out', async () => {
  const key = await makeKey();
  for (const format of ['raw', 'jwk'] as const) await expect(crypto.subtle.exportKey(format, key)).rejects.toThrow();
});

it('stays shut for another owner, with another key, and once a bit was altered', async () => {
  const key = await makeKey();
  const sealed = await seal(key, 'a', page);
  expect(await open(key, 'b', sealed)).toBeUndefined();
  expect(await open(await makeKey(), 'a', sealed)).toBeUndefined();
  const altered = new Uint8Array(sealed.bytes.slice(0));
  altered[0] = (altered[0] ?? 0) ^ 1;
  expect(await open(key, 'a', { ...sealed, bytes: altered.buffer })).toBeUndefined();
});

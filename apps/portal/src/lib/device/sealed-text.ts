import { deviceKey, type SealedKey } from './device-key.ts';
import { open, seal } from './sealed.ts';

const mark = 'sealed.';

/** A text as this device may keep it, for its owner; rejects where the browser has no key for it. */
export async function sealText(name: SealedKey, owner: string, text: string): Promise<string> {
  const { nonce, bytes } = await seal(await deviceKey(name), owner, text);
  return `${mark}${writtenOf(nonce)}.${writtenOf(new Uint8Array(bytes))}`;
}

/** The text; undefined where it was altered, is another's, or was sealed by a key that is gone. Rejects where the browser has no keys. */
export async function openText(name: SealedKey, owner: string, sealed: string): Promise<string | undefined> {
  const key = await deviceKey(name);
  const [nonce = '', bytes = ''] = sealed.slice(mark.length).split('.');
  try {
    return await open(key, owner, { nonce: bytesOf(nonce), bytes: bytesOf(bytes) });
  } catch {
    return undefined;
  }
}

/** Whether a text was sealed; releases before this one kept it in clear. */
export const isSealed = (kept: string): boolean => kept.startsWith(mark);

const writtenOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const bytesOf = (written: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0));

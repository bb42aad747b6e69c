/** Base64 as other systems write it, with or without what fills it up; undefined where it is none. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  const bare = text.replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(bare) || bare.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(bare), (letter) => letter.charCodeAt(0));
}

/** passlib's own base64, which has a period in place of the plus. */
export const bytesOfPasslib = (text: string): Uint8Array | undefined =>
  text.includes('+') ? undefined : bytesOfBase64(text.replaceAll('.', '+'));

/** Bytes in hexadecimal digits. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

/** The bytes of a salt that is a text. */
export const bytesOfText = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What is kept, unreadable without the key of this device. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: BufferSource;
}

/** A key that this browser can use and nobody can read out; IndexedDB keeps it as it is. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Seals a text for its owner: opened as another's, it stays shut. */
export async function seal(key: CryptoKey, owner: string, text: string) {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt(terms(nonce, owner), key, new TextEncoder().encode(text));
  return { nonce, bytes };
}

/** The text; undefined where it was altered, is another's, or the key is another. */
export async function open(key: CryptoKey, owner: string, { nonce, bytes }: Sealed): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(terms(nonce, owner), key, bytes));
  } catch {
    return undefined;
  }
}

const terms = (nonce: Uint8Array<ArrayBuffer>, owner: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(owner),
});

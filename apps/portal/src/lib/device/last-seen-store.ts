import { makeKey, open, type Sealed, seal } from './sealed.ts';

/** What lies in this device's own database: nothing of it can be read without the key, and the key can't be read at all. */
interface Kept {
  readonly key: CryptoKey;
  readonly sealed: Sealed;
  /** When the session was last used, in milliseconds since 1970. */
  readonly lastUsed: number;
}

const [database, store, place] = ['rochdale-last-seen', 'kept', 'page'] as const;

/** Keeps a text for a session, under a key of its own, in the place of what was kept before. */
export async function keep(accessToken: string, text: string, lastUsed: number): Promise<void> {
  const key = await makeKey();
  const kept: Kept = { key, sealed: await seal(key, await ownerOf(accessToken), text), lastUsed };
  await within('readwrite', (objects) => objects.put(kept, place));
}

/** What was kept for this session; undefined where nothing was, or for another. */
export async function readKept(accessToken: string): Promise<{ text: string; lastUsed: number } | undefined> {
  const kept: Kept | undefined = await within('readonly', (objects) => objects.get(place));
  if (kept === undefined) return undefined;
  const text = await open(kept.key, await ownerOf(accessToken), kept.sealed);
  return text === undefined ? undefined : { text, lastUsed: kept.lastUsed };
}

/** Takes away what is kept, and its key with it. */
export const forget = (): Promise<unknown> => within('readwrite', (objects) => objects.clear());

/** A session by what nobody can make its token of. When the token is gone from this device, what was sealed for it stays shut. */
async function ownerOf(accessToken: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`last seen ${accessToken}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rejects where the browser keeps nothing, as in a private window. */
function within<T>(mode: IDBTransactionMode, ask: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

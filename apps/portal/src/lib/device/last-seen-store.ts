import { makeKey, open, type Sealed, seal } from './sealed.ts';

/** What lies in this device's own database: nothing of it can be read without the key, and the key can't be read at all. */
interface Kept {
  readonly key: CryptoKey;
  readonly sealed: Sealed;
}

const [database, store, place] = ['rochdale-last-seen', 'kept', 'page'] as const;

/** Whose it is, and what the member said when it was asked for: with either gone, in that moment, it stays shut. */
export interface KeptFor {
  readonly accessToken: string;
  /** What `keepsLastSeen` holds. */
  readonly wish: string;
}

/** Keeps a text for a session, under a key of its own, in the place of what was kept before. */
export async function keep(whose: KeptFor, text: string): Promise<void> {
  const key = await makeKey();
  const kept: Kept = { key, sealed: await seal(key, await ownerOf(whose), text) };
  await within('readwrite', (objects) => objects.put(kept, place));
}

/** What was kept for this session; undefined where nothing was, or for another. */
export async function readKept(whose: KeptFor): Promise<string | undefined> {
  const kept: Kept | undefined = await within('readonly', (objects) => objects.get(place));
  return kept === undefined ? undefined : open(kept.key, await ownerOf(whose), kept.sealed);
}

/** Takes away what is kept, and its key with it. */
export const forget = (): Promise<unknown> => within('readwrite', (objects) => objects.clear());

/** A session and a wish by what nobody can make them of. */
async function ownerOf({ accessToken, wish }: KeptFor): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`last seen ${wish} ${accessToken}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rejects where the browser keeps nothing, as in a private window. */
function within<T>(mode: IDBTransactionMode, ask: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('Another version holds the database.'));
    opening.onsuccess = () => {
      try {
        const transaction = opening.result.transaction(store, mode);
        const request = ask(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      } catch (error) {
        reject(error);
      } finally {
        // Once what is under way has ended.
        opening.result.close();
      }
    };
  });
}

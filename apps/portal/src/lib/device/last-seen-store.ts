import { makeKey, open, type Sealed, seal } from './sealed.ts';

/** What lies in this device's own database: nothing of it can be read without the key, and the key can't be read at all. */
interface Kept {
  readonly key: CryptoKey;
  readonly sealed: Sealed;
}

const [database, store] = ['rochdale-last-seen', 'kept'] as const;
type Place = 'page' | 'asked';

/** Whose it is, and what the member said when it was asked for: with either gone, in that moment, it stays shut. */
export interface KeptFor {
  readonly accessToken: string;
  /** What `keepsLastSeen` holds. */
  readonly wish: string;
}

/** Keeps a text for a session, in the place of what was kept before. */
export const keep = async (whose: KeptFor, text: string): Promise<void> => put('page', await ownerOf(whose), text);

/** What was kept for this session; undefined where nothing was, or for another. */
export const readKept = async (whose: KeptFor): Promise<string | undefined> => read('page', await ownerOf(whose));

/** Takes away what is kept, and its key with it. Who has asked for it stays known. */
export const forget = (): Promise<unknown> => within('readwrite', (objects) => objects.delete('page' satisfies Place));

/** Notes who has asked this device to keep things: only who knows the number finds out whether it is theirs. */
export const noteAsked = (ownNumber: string): Promise<void> => put('asked', ownNumber, 'yes');

/** Whether it was this member who asked. */
export const hasAsked = async (ownNumber: string): Promise<boolean> => (await read('asked', ownNumber)) === 'yes';

/** Takes away all: nobody has asked for anything. */
export const forgetAll = (): Promise<unknown> => within('readwrite', (objects) => objects.clear());

/** Seals a text under a key of its own. */
async function put(place: Place, owner: string, text: string): Promise<void> {
  const key = await makeKey();
  const kept: Kept = { key, sealed: await seal(key, owner, text) };
  await within('readwrite', (objects) => objects.put(kept, place));
}

async function read(place: Place, owner: string): Promise<string | undefined> {
  const kept: Kept | undefined = await within('readonly', (objects) => objects.get(place));
  return kept === undefined ? undefined : open(kept.key, owner, kept.sealed);
}

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

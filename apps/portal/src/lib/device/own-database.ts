/** One request within a store of this device's own database; rejects where the browser keeps nothing, as in some private windows. */
export type Within<Store extends string> = <T>(
  store: Store,
  mode: IDBTransactionMode,
  ask: (objects: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

/** A database that this device alone has, with these stores. */
export function ownDatabase<Store extends string>(database: string, stores: readonly Store[]): Within<Store> {
  return (store, mode, ask) =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(database, 1);
      opening.onupgradeneeded = () => {
        for (const one of stores) opening.result.createObjectStore(one);
      };
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

/** Whether this browser may be able to seal: pages that came in the clear can't. */
export const maySeal = (): boolean => typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined;

import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, type StorageKey } from './storage.ts';

/** What is kept under a key; null on the server and until the page is hydrated. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    onStoredChange,
    () => readStored(key),
    () => null,
  );
}

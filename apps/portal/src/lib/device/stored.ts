import { useSyncExternalStore } from 'react';
import { onStoredChange, readForTab, readStored, type StorageKey } from './storage.ts';

/** What is kept under a key; null on the server and until the page is hydrated. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    onStoredChange,
    () => readStored(key),
    () => null,
  );
}

/** What the tab keeps under a name; null on the server and until the page is hydrated. */
export function useKeptForTab(name: string): string | null {
  return useSyncExternalStore(
    onStoredChange,
    () => readForTab(name),
    () => null,
  );
}

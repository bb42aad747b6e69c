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

const never = (): (() => void) => () => undefined;

/** False on the server and while hydrating, true after: what depends on the device renders then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The keys under which the portal keeps things on the device. */
export type StorageKey =
  | 'session'
  | 'device'
  | 'quickPayToken'
  | 'dismissedAnnouncement'
  | 'colourMode'
  | 'selectedAccount';

const prefix = 'rochdale.';
const listeners = new Set<() => void>();

/** What is kept under a key on this device; null when there is nothing, and while rendering on the server. */
export function readStored(key: StorageKey): string | null {
  return storage()?.getItem(prefix + key) ?? null;
}

/** Keeps a text on this device, or with null drops it. */
export function keepStored(key: StorageKey, value: string | null): void {
  if (value === null) storage()?.removeItem(prefix + key);
  else storage()?.setItem(prefix + key, value);
  for (const listener of listeners) listener();
}

/** Calls back when anything kept changes, here or in another tab. Answers how to stop that. */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Private windows may forbid storage altogether; then nothing is kept. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

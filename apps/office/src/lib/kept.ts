import { useSyncExternalStore } from 'react';

/** What the office keeps on a device: how it looks and behaves there, nothing of members. */
type KeptKey = 'mode' | 'letters';

const prefix = 'rochdale.office.';
const listeners = new Set<() => void>();

const read = (key: KeptKey): string | null => {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
};

/** What is kept under a key, and how to keep another text; null keeps nothing. */
export function useKept(key: KeptKey): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => read(key),
  );
  return [
    value,
    (next) => {
      if (next === null) localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, next);
      for (const listener of listeners) listener();
    },
  ];
}

import { useEffect, useSyncExternalStore } from 'react';

/** What parts of the page put into its title, the newest last. */
let said: readonly { readonly words: string }[] = [];
const listeners = new Set<() => void>();

function set(next: typeof said): void {
  said = next;
  for (const listener of listeners) listener();
}

/** Puts words into the page's title in place of the screen's name, as long as they are said: a step, a result, a warning. */
export function useTitleWords(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return;
    const own = { words };
    set([...said, own]);
    return () => set(said.filter((one) => one !== own));
  }, [words]);
}

/** What the page's title says in place of the screen's name; undefined where nothing does. */
export function useSaidTitle(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said.at(-1)?.words,
    () => undefined,
  );
}

import { useSyncExternalStore } from 'react';

/** The button that opened the chat, which gets focus back; undefined while the chat is closed. */
let opener: HTMLElement | undefined;
const listeners = new Set<() => void>();

function change(next: HTMLElement | undefined): void {
  opener = next;
  for (const listener of listeners) listener();
}

export const openChat = (by: HTMLElement): void => change(by);

/** Closes the chat; answers the button that had opened it. */
export function closeChat(): HTMLElement | undefined {
  const by = opener;
  change(undefined);
  return by;
}

export function useIsChatOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opener !== undefined,
    () => false,
  );
}

import type { AnyRouter } from '@tanstack/react-router';

const listeners = new Set<() => void>();
let visits = 0;

/** Navigating to the same address shows it anew (S0 §2): counts such visits. */
export function keepReloading(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ hrefChanged, fromLocation }) => {
    if (hrefChanged || !fromLocation) return;
    visits += 1;
    for (const listener of listeners) listener();
  });
}

export const reloads = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  count: () => visits,
};

import type { AnyRouter } from '@tanstack/react-router';

const listeners = new Set<() => void>();
let visits = 0;

/**
 * Navigating to the same address shows it anew (website-25): counts such visits. Once the co-op's settings have changed, the
 * next page comes whole from the server; not while the page alone holds what somebody typed (identity-147).
 */
export function keepReloading(router: AnyRouter, isOutdated: () => boolean): void {
  router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged, fromLocation }) => {
    if (pathChanged && fromLocation && isOutdated()) window.location.reload();
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

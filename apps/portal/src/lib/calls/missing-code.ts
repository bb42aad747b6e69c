import { type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { keepForTab, readForTab } from '../device/storage.ts';

/** Failures of fetching code, told from those of the code. */
const missing = new WeakSet<object>();

/** Notes which code could not be fetched. */
export function noteMissingCode(): void {
  addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) missing.add(event.payload);
  });
}

/**
 * Loads the page anew where code is missing and the device has a network: a new version has come since. Only once for
 * each version, in each tab. Answers whether it does.
 */
export function reloadOnce(error: unknown): boolean {
  const version = import.meta.url;
  if (!(error instanceof Error && missing.has(error)) || !navigator.onLine || readForTab('reloaded') === version)
    return false;
  keepForTab('reloaded', version);
  window.location.reload();
  return true;
}

/** A part that comes late and that the page can do without: where it can't be fetched there is nothing in its place. */
export function late<P>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
): LazyExoticComponent<(props: P) => ReactNode> {
  return lazy<(props: P) => ReactNode>(() =>
    load().catch((error: unknown) => {
      reloadOnce(error);
      return { default: () => null };
    }),
  );
}

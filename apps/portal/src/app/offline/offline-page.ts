import { keepStored } from '../../lib/device/storage.ts';

/**
 * Keeps what this device shows without a network (docs/settings.md): registers the service worker once the page has
 * nothing else to do, and notes the language in which it would then speak. Browsers allow that on https alone.
 */
export function keepOfflinePage(): void {
  keepStored('pageLanguage', document.documentElement.lang);
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
  else setTimeout(register, 3000);
}

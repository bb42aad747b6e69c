/** What this browser can do about notifications, before anybody has asked for them. */
export type BrowserState = 'unsupported' | 'needs-install' | 'blocked' | 'ready';

/** iPhones and iPads take push in an app on the home screen alone; an iPad calls itself a Mac that is touched. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function browserState(): BrowserState {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return isApple() && !isInstalled() ? 'needs-install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** The subscription that this browser has; undefined: none. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the browser to subscribe with the co-op's key; one that was made with another key gives way. Rejects when it does not. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const key = bytesOf(publicKey);
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && !isSame(known.options.applicationServerKey, key)) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).toString() === other.toString();

/** A subscription as the server takes it. */
export function sentOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** By what the server names an endpoint. */
export async function endpointHash({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

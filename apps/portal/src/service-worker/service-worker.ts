import { openFrom, showNotification } from './notifications.ts';

/** What the server writes in front of this file: what to keep, under a version that changes with any of it. */
interface OfflineKit {
  readonly version: string;
  /** The offline page. */
  readonly page: string;
  /** What the offline page shows. */
  readonly files: readonly string[];
  /** Screens that open without a network, with all that they load. */
  readonly screens: readonly { readonly path: string; readonly files: readonly string[] }[];
}

declare const self: ServiceWorkerGlobalScope & { readonly offlineKit: OfflineKit };

const { version, page, files, screens } = self.offlineKit;
const prefix = 'rochdale-';
const cacheName = prefix + version;
const kept = new Set([...files, ...screens.flatMap((screen) => screen.files)]);

/** Addresses that are no pages: calls, files, returns of the payment company. */
const notPages = /^\/(v\d|api|assets|coop|dev|PaymentCallback)(\/|$)/;

/** How long the network may be silent before the device shows what it keeps, in milliseconds. */
const patience = 5000;

/** Answers that came, or may still come, too late for their page, by its address. */
const late = new Map<string, Promise<Response>>();
/** How long an answer that came too late waits for its page to ask again, in milliseconds. */
const lateLasts = 10_000;

/** What is kept is found whatever the request's headers say. */
const asKept: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openFrom(event.notification)));

/*
 * Pages come from the network, always; only when there is none, or it is silent, does the device show what it kept.
 * Answers of the API never pass through here, and nothing that a member sees is kept here: the kept screens are the same
 * for everybody. What a member asks the phone to keep, a screen seals by itself (identity-141).
 */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(navigate(event, pathname));
  } else if (kept.has(pathname)) event.respondWith(file(request, pathname));
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...files].map(fresh));
  // Without them the offline page still stands.
  for (const screen of screens) await keepScreen(cache, screen).catch(() => undefined);
  await self.skipWaiting();
}

async function keepScreen(cache: Cache, screen: OfflineKit['screens'][number]): Promise<void> {
  const answer = await fetch(fresh(screen.path));
  // In maintenance it leads elsewhere.
  if (!answer.ok || answer.redirected) return;
  await cache.addAll([...screen.files]);
  await cache.put(screen.path, await asKeptPage(answer));
}

/** The page says on its root that it was kept: a device may believe itself connected when nothing comes through. */
async function asKeptPage(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  // The text is not encoded any more, nor as long as it was.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response((await answer.text()).replace('<html ', '<html data-kept '), { headers });
}

/** A new version takes over at once, and takes away what older ones kept. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/**
 * A network that says nothing for a while is answered for. The answer is waited for all the same: when it comes, the
 * offline page asks again, and has it at once. Whoever asks again before that waits as long as it takes, so that a slow
 * network is never given up.
 */
async function navigate(event: FetchEvent, pathname: string): Promise<Response> {
  const { url } = event.request;
  const network = fromNetwork(event);
  const awaited = late.get(url);
  const asked = awaited ? Promise.any([awaited, network]) : Promise.race([network, silence()]);
  const answer = await asked.catch(() => undefined);
  late.delete(url);
  if (answer instanceof Response) return answer;
  if (answer === 'silence') {
    late.set(url, network);
    event.waitUntil(network.then(() => comeLate(url, event.resultingClientId)).catch(() => late.delete(url)));
  }
  const cache = await caches.open(cacheName);
  const screen = screens.some(({ path }) => path === pathname) ? await cache.match(pathname, asKept) : undefined;
  return screen ?? (await cache.match(page, asKept)) ?? Response.error();
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const early: Response | undefined = await event.preloadResponse;
  return early ?? fetch(event.request);
}

const silence = (): Promise<'silence'> => new Promise((resolve) => setTimeout(resolve, patience, 'silence' as const));

/** Tells the offline page that its answer is there, and lets go of it when nobody asks. */
async function comeLate(url: string, clientId: string): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage('again');
  await new Promise((resolve) => setTimeout(resolve, lateLasts));
  late.delete(url);
}

/** Built files never change under their name; a picture of the co-op may, and is asked for first. */
async function file(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const found = await cache.match(pathname, asKept);
  if (found && pathname.startsWith('/assets/')) return found;
  const network = fetch(request);
  const answer = await (found ? Promise.race([network, silence()]) : network).catch(() => undefined);
  return answer instanceof Response ? answer : (found ?? Response.error());
}

function fresh(path: string): Request {
  return new Request(path, { cache: 'no-cache' });
}

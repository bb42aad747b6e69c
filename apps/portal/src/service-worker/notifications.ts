declare const self: ServiceWorkerGlobalScope;

/** What a notification says, and the screen that it opens. */
interface Told {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly language: string;
}

/** A screen of the portal; anything else is none of ours. */
const screenPath = /^\/pages\/[\w/-]+$/;
const firstScreen = '/pages/accountoverview';

/** Shows what the co-op sent. Browsers ask that something be shown of each message: of one without words, that there is one. */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, path, language } = toldBy(data);
  await self.registration.showNotification(title || self.location.hostname, {
    ...{ body, tag, icon: '/coop/icons/192.png' },
    ...(language && { lang: language }),
    data: screenPath.test(path) ? path : firstScreen,
  });
}

function toldBy(data: PushMessageData | null): Told {
  const said: unknown = data ? jsonOf(data) : undefined;
  const field = (name: keyof Told): string => {
    const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  const [title, body, tag, path, language] = (['title', 'body', 'tag', 'path', 'language'] as const).map(field);
  return { title: title ?? '', body: body ?? '', tag: tag ?? '', path: path ?? '', language: language ?? '' };
}

function jsonOf(data: PushMessageData): unknown {
  try {
    return data.json();
  } catch {
    return undefined;
  }
}

/** Goes to a window that shows the screen, else opens a new one: in another somebody may have typed. */
export async function openFrom(notification: Pick<Notification, 'data' | 'close'>): Promise<void> {
  notification.close();
  const path = typeof notification.data === 'string' ? notification.data : firstScreen;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  if (open) await open.focus().catch(() => undefined);
  else await self.clients.openWindow(path);
}

import type { Page, Worker } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const notifications = '/pages/manage-notifications';
const part = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' });
const turnOn = (page: Page) => part(page).getByRole('button', { name: 'Turn On Notifications' });

/** Each width with a member of its own, so that both journeys can run at once. */
const memberOf = (project: string): string => (project === 'phone' ? 'ruth.abernathy' : 'walter.prine');

/** Headless browsers have neither permission nor push service: the page's own answer as those of a phone would. */
const withPushService = (page: Page, name: string) =>
  page.addInitScript((endpoint) => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const made = {
      endpoint,
      options: { applicationServerKey: null, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem('test.subscribed');
        return true;
      },
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
    Object.defineProperty(PushManager.prototype, 'subscribe', {
      value: async () => {
        localStorage.setItem('test.subscribed', 'yes');
        return made;
      },
    });
    Object.defineProperty(PushManager.prototype, 'getSubscription', {
      value: async () => (localStorage.getItem('test.subscribed') ? made : null),
    });
  }, `https://fcm.googleapis.com/fcm/send/${name}`);

test('a member turns notifications on for this device, is shown one, opens its screen, and turns them off', async ({
  page,
}, { project }) => {
  await withPushService(page, project.name);
  await signIn(page, cedarRidge, memberOf(project.name), `${cedarRidge}${notifications}`);
  await expect(part(page)).toContainText('Notifications are off on this device.');
  await turnOn(page).click();
  await expect(part(page)).toContainText('Notifications are on for this device.');
  await expect(part(page).getByRole('listitem')).toHaveCount(1);
  await expect(part(page).getByRole('listitem')).toContainText('(this device)');
  await expectAccessible(page);

  await page.reload();
  await expect(part(page)).toContainText('Notifications are on for this device.');
  const worker = await keepingNotifications(page);
  await deliver(page, {
    title: 'Your new bill is ready',
    body: 'Cedar Ridge Electric Cooperative',
    tag: 'billReady',
    path: '/pages/billpayments/history',
    language: 'en-US',
  });
  await expect
    .poll(() => shownLast(worker))
    .toMatchObject({ title: 'Your new bill is ready', body: 'Cedar Ridge Electric Cooperative', tag: 'billReady' });
  await pressLast(worker);
  expect(await openedLast(worker)).toBe('/pages/billpayments/history');

  await deliver(page, { title: 'Elsewhere', body: '', tag: 'odd', path: 'https://evil.example/', language: '' });
  await expect.poll(() => shownLast(worker)).toMatchObject({ title: 'Elsewhere', data: '/pages/accountoverview' });
  await pressLast(worker);
  expect(await openedLast(worker)).toBe('/pages/accountoverview');
  await expect(page).toHaveURL(`${cedarRidge}${notifications}`);

  await page.goto(`${cedarRidge}${notifications}`);
  await part(page).getByRole('button', { name: 'Turn Off on This Device' }).click();
  await expect(part(page)).toContainText('Notifications are off on this device now.');
  await expect(turnOn(page)).toBeVisible();
  await expect(part(page).getByRole('listitem')).toHaveCount(0);
});

test('where the browser blocks notifications the page says how to allow them', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await signIn(page, cedarRidge, 'walter.prine', `${cedarRidge}${notifications}`);
  await expect(part(page)).toContainText('blocked in your browser');
  await expect(turnOn(page)).toHaveCount(0);
  await expectAccessible(page);
});

/** What a push service would bring, once the browser has decrypted it. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    registrations.push(...all.filter(({ isDeleted }) => !isDeleted).map(({ registrationId }) => registrationId));
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: cedarRidge,
    registrationId: registrations[0] ?? '',
    data: JSON.stringify(message),
  });
  await session.detach();
}

/** The worker of the co-op, whose notifications and new windows are kept instead of shown: a headless browser has nowhere to show them. */
async function keepingNotifications(page: Page): Promise<Worker> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    const kept: object[] = [];
    const opened: string[] = [];
    Object.assign(globalThis, { kept, opened });
    Object.defineProperty(Reflect.get(globalThis, 'clients'), 'openWindow', {
      value: async (path: string) => void opened.push(path),
    });
    Object.defineProperty(Reflect.get(globalThis, 'registration'), 'showNotification', {
      value: async (title: string, options: object) => void kept.push({ title, ...options }),
    });
  });
  return worker;
}

/** What was shown last. */
const shownLast = (worker: Worker): Promise<object | undefined> =>
  worker.evaluate(() => Reflect.get(globalThis, 'kept').at(-1));

/** The screen for which a window was opened last. */
const openedLast = (worker: Worker): Promise<string | undefined> =>
  worker.evaluate(() => Reflect.get(globalThis, 'opened').at(-1));

/** The member presses what was shown last. */
const pressLast = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const waits: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: { ...Reflect.get(globalThis, 'kept').at(-1), close: () => undefined },
      waitUntil: (done: Promise<unknown>) => waits.push(done),
    });
    dispatchEvent(event);
    await Promise.all(waits);
  });

import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press } from '../support/keyboard.ts';
import { slowNetwork } from '../support/slow-network.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of all that the device keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the device keeps what it needs. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => kept(page)).toContain('/pages/report-outage');
}

const title = (page: Page) => page.getByRole('heading', { name: 'You are offline' });

test('without a network the co-op says so, whom to call, and goes on by itself @main', async ({ page, context }, {
  project,
}) => {
  const [origin, emergency, office] =
    project.name === 'phone'
      ? ([whetstoneHills, undefined, undefined] as const)
      : ([cedarRidge, 'tel:5415550199', 'tel:5415550100'] as const);
  await visit(page, `${origin}/pages/home`);
  await untilKept(page);
  await context.setOffline(true);
  await page.goto(`${origin}/pages/login?returnUrl=x`);
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveTitle(/^You are offline \| /);
  const calls = page.getByRole('link', { name: /\d{3}-\d{4}$/ });
  await expect(calls).toHaveCount(2);
  if (emergency) {
    await expect(calls.first()).toHaveAttribute('href', emergency);
    await expect(calls.last()).toHaveAttribute('href', office);
    await expect(page.getByRole('main').getByText('Monday to Friday, 8:00 AM to 5:00 PM').first()).toBeVisible();
  }
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await press(page, page.getByRole('button', { name: 'Try again' }));
  await expect(title(page)).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => localStorage.setItem('rochdale.pageLanguage', 'es'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No tiene conexión' })).toBeVisible();
  await expect(page).toHaveTitle(/^No tiene conexión \| /);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  await expect(page).toHaveURL(`${origin}/pages/login?returnUrl=x`);
});

test('a network that is silent gets the offline page, and its answer when it comes', async ({ page }) => {
  const network = await slowNetwork(cedarRidge);
  try {
    await visit(page, `${network.origin}/pages/home`);
    await untilKept(page);
    network.hold();
    await page.goto(`${network.origin}/pages/legal-terms`);
    await expect(title(page)).toBeVisible();
    network.release();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
    await expect(page).toHaveURL(`${network.origin}/pages/legal-terms`);
  } finally {
    network.close();
  }
});

test('an outage is reported without a network, also by who is signed in', async ({ page, context }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await untilKept(page);
  await context.setOffline(true);
  await page.goto(`${cedarRidge}/pages/accountoverview`);
  await expect(title(page)).toBeVisible();
  const form = page.getByRole('heading', { name: 'Report an Outage' });
  // The browser may say for a moment that it is connected; the page then tries again, and a click is lost.
  await expect(async () => {
    if (!(await form.isVisible())) await page.getByRole('link', { name: 'Report an outage' }).click({ timeout: 1000 });
    await expect(form).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByLabel(/Account number/i).fill('104500001');
  await page.getByLabel(/phone/i).first().fill('0142');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('No power at all').check();
  await page.getByLabel('Please call me back').uncheck();
  await page.getByRole('button', { name: 'Report outage' }).click();
  await expect(page.getByText('Your outage report is saved on this device.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete this report' }).click();
  await context.setOffline(false);
});

test('nothing of a member is kept, and what an older version kept is gone', async ({ page }) => {
  await page.goto(`${cedarRidge}/coop/offline.html`);
  await expect(page.locator('main')).toHaveCount(1);
  await page.evaluate(async () => {
    await (await caches.open('rochdale-older')).put('/pages/older', new Response('older'));
  });
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await untilKept(page);
  await visit(page, `${cedarRidge}/pages/billpayments/history`);
  const paths = await kept(page);
  expect(paths).toContain('/coop/offline.html');
  const others = paths.filter((path) => !/^\/(assets|coop\/brand)\//.test(path));
  expect(others.sort()).toEqual(['/coop/offline.html', '/pages/last-seen', '/pages/report-outage']);
});

test('the portal can be put on the home screen', async ({ page }) => {
  await visit(page, `${cedarRidge}/pages/home`);
  const path = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(`${cedarRidge}${path}`)).json();
  expect(manifest).toMatchObject({
    lang: 'en-US',
    name: 'Cedar Ridge Electric Cooperative',
    display: 'standalone',
    start_url: '/pages/home',
  });
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const pictures: { src: string; sizes: string }[] = [...manifest.icons, { src: touch, sizes: '180x180' }];
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    pictures.filter((one) => one.sizes !== 'any').map((one) => one.src),
  );
  expect(sizes).toEqual(['192x192', '512x512', '512x512', '180x180']);
});

import type { BrowserContext, Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const days = 24 * 60 * 60 * 1000;
const choice = (page: Page) => page.getByRole('checkbox', { name: 'Keep my last page on this phone' });
const nothing = (page: Page) => page.getByText(/^Nothing of yours is kept on this device\. /);

/** From now on pages of this browser believe that they are an app on the home screen, as iOS says it. */
const install = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));

/** What the device's own database holds, as text of any encoding: what can be read of it by whoever opens it. */
const held = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('rochdale-last-seen', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(
              all.result.map(({ key, sealed, ...others }) => {
                const bytes = String.fromCharCode(...new Uint8Array(sealed.bytes));
                return JSON.stringify([key.extractable, bytes, others]);
              }),
            );
          };
        };
      }),
  );

/** Asks the phone to keep what is seen, and looks at the overview until it has. */
async function keepOverview(page: Page): Promise<void> {
  await visit(page, `${cedarRidge}/pages/my-profile`);
  await choice(page).check();
  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await expect.poll(() => held(page)).toHaveLength(1);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/pages/last-seen')) !== undefined)).toBe(true);
}

test('what was seen last is read without a network, by whoever is signed in, for a week @main', async ({
  page,
  context,
}) => {
  test.slow();
  await install(context);
  await signIn(page, cedarRidge, 'walter.prine');
  await visit(page, `${cedarRidge}/pages/my-profile`);
  await expect(choice(page)).not.toBeChecked();
  await expectAccessible(page);
  await keepOverview(page);
  const amount = (await page.locator('.balance__label .vh').first().innerText()).trim();
  const [readable = ''] = await held(page);
  expect(readable).toMatch(/^\[false,/);
  for (const clear of ['usage', amount.replace(/[^\d]/g, ''), 'kWh']) expect(readable).not.toContain(clear);

  await context.setOffline(true);
  await page.goto(`${cedarRidge}/pages/viewbill`);
  await page.getByRole('link', { name: 'See what you saw last' }).click();
  await expect(page.getByRole('heading', { name: 'What you saw last' })).toBeVisible();
  const shown = page.getByRole('main');
  await expect(shown.getByText(amount, { exact: true }).first()).toBeVisible();
  await expect(shown.getByText(/^Account ending in \d{4}$/)).toBeVisible();
  await expect(shown.getByRole('table', { name: 'Usage by bill' }).getByRole('row')).not.toHaveCount(0);
  await expect(shown.getByRole('table', { name: 'Bills' }).getByRole('row')).not.toHaveCount(0);
  expect(await shown.innerText()).not.toMatch(/\d{8,}/);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now + 6 * days);
  await page.goto(`${cedarRidge}/pages/last-seen`);
  await expect(shown.getByText(/^Account ending in \d{4}$/)).toBeVisible();
  await page.clock.setFixedTime(now + 8 * days);
  await page.goto(`${cedarRidge}/pages/last-seen`);
  await expect(nothing(page)).toBeVisible();
  expect(await held(page)).toEqual([]);
});

test('what was kept goes with the session: signed out, ended by the server, or another’s', async ({
  page,
  context,
}) => {
  test.slow();
  await install(context);
  await signIn(page, cedarRidge, 'rufus.teague');
  await keepOverview(page);
  await page.getByRole('button', { name: /account menu/i }).click();
  await page
    .getByRole('menuitem', { name: 'Sign Out' })
    .or(page.getByRole('button', { name: 'Sign Out' }))
    .click();
  // Whoever signs out or is refused is led on meanwhile.
  await expect(async () => expect(await held(page)).toEqual([])).toPass();

  await signIn(page, cedarRidge, 'rufus.teague');
  await keepOverview(page);
  await signIn(page, cedarRidge, 'lottie.burke', `${cedarRidge}/pages/my-profile`);
  await expect(choice(page)).not.toBeChecked();
  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await expect(page.getByRole('heading', { name: 'Billed Usage Summary' })).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(await held(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${cedarRidge}/pages/last-seen`);
  await expect(nothing(page)).toBeVisible();
  await context.setOffline(false);

  await signIn(page, cedarRidge, 'rufus.teague');
  await keepOverview(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('rochdale.session') ?? '{}').accessToken);
  await page.request.post(`${cedarRidge}/v3/logout`, { headers: { authorization: `Bearer ${token}` } });
  await visit(page, `${cedarRidge}/pages/my-profile`);
  await expect(page).toHaveURL(/\/pages\/login/);
  // Whoever signs out or is refused is led on meanwhile.
  await expect(async () => expect(await held(page)).toEqual([])).toPass();
});

test('what was kept goes when its member wants it no more, and with a replaced password', async ({ page, context }) => {
  test.slow();
  await install(context);
  await signIn(page, cedarRidge, 'hollis.granger');
  await keepOverview(page);
  await visit(page, `${cedarRidge}/pages/my-profile`);
  await choice(page).uncheck();
  await expect.poll(() => held(page)).toEqual([]);

  await keepOverview(page);
  await visit(page, `${cedarRidge}/pages/my-profile`);
  await page.getByLabel('Password', { exact: false }).first().waitFor();
  await page.getByLabel(/^Password/).fill('Rochdale-demo-2!');
  await page.getByLabel(/^Confirm Password/).fill('Rochdale-demo-2!');
  await page.getByLabel(/^Current password/i).fill(demoPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/saved|updated/i).first()).toBeVisible();
  await expect.poll(() => held(page)).toEqual([]);
  await expect(choice(page)).toBeChecked();
  await context.setOffline(true);
  await page.goto(`${cedarRidge}/pages/last-seen`);
  await expect(nothing(page)).toBeVisible();
});

test('who signs in next has asked for nothing, and finds nothing', async ({ page, context }) => {
  test.slow();
  await install(context);
  await signIn(page, cedarRidge, 'rufus.teague');
  await keepOverview(page);
  await signIn(page, cedarRidge, 'lottie.burke', `${cedarRidge}/pages/my-profile`);
  await expect(choice(page)).not.toBeChecked();
  await expect.poll(() => held(page)).toEqual([]);
  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await expect(page.getByRole('heading', { name: 'Billed Usage Summary' })).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(await held(page)).toEqual([]);
});

test('the wish of who signs out and in again stays', async ({ page, context }) => {
  await install(context);
  await signIn(page, cedarRidge, 'rufus.teague', `${cedarRidge}/pages/my-profile`);
  await choice(page).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rochdale.keepsLastSeen'))).not.toBeNull();
  await signIn(page, cedarRidge, 'rufus.teague');
  await expect.poll(() => held(page)).toHaveLength(1);
  await visit(page, `${cedarRidge}/pages/my-profile`);
  await expect(choice(page)).toBeChecked();
  await choice(page).uncheck();
  await expect.poll(() => held(page)).toEqual([]);
});

test('a phone taken up without a network makes old figures no newer, nor does a clock that was set back', async ({
  page,
  context,
}) => {
  await install(context);
  await signIn(page, cedarRidge, 'walter.prine');
  await keepOverview(page);
  const before = await held(page);
  await context.setOffline(true);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now + days / 12);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  // It asks, once more after a second, and gives up.
  await page.waitForTimeout(4_000);
  expect(await held(page)).toEqual(before);
  await page.clock.setFixedTime(now - days);
  await page.goto(`${cedarRidge}/pages/last-seen`);
  await expect(nothing(page)).toBeVisible();
});

test('in a browser’s tab nothing is asked and nothing kept', async ({ page }) => {
  await signIn(page, cedarRidge, 'lottie.burke', `${cedarRidge}/pages/my-profile`);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('rochdale.keepsLastSeen', 'asked'));
  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await expect(page.getByRole('heading', { name: 'Billed Usage Summary' })).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(await held(page)).toEqual([]);
});

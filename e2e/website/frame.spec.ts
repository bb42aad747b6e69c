import type { Page } from '@playwright/test';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';

/** A session that the server does not know, as it is left where a member comes back another day. */
const deadSession = JSON.stringify({
  accessToken: 'A'.repeat(43),
  memberNumber: '200017',
  memberMfaEnabled: false,
  expireInMinutes: 20,
});

const haveDeadSession = (page: Page) =>
  page.addInitScript((session) => {
    if (sessionStorage.getItem('met') === null) localStorage.setItem('rochdale.session', session);
    sessionStorage.setItem('met', 'yes');
  }, deadSession);

const fold = 'About Us, Follow Us and Contact Us';
const footerTitles = ['About Us', 'Follow Us', 'Contact Us'];

const keptSession = (page: Page) => page.evaluate(() => localStorage.getItem('rochdale.session'));

for (const route of [
  'home',
  'legal-terms',
  'services-products',
  'quick-pay',
  'register',
  'payment-cancel',
  'cc-letterreturn',
])
  test(`a session that has ended leaves ${route} open, as for a visitor`, async ({ page }) => {
    await haveDeadSession(page);
    await page.goto(`${cedarRidge}/pages/${route}`);
    await expect.poll(() => keptSession(page)).toBeNull();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL(`${cedarRidge}/pages/${route}`);
    if (route === 'payment-cancel') {
      await page.getByRole('link', { name: 'Done' }).click();
      await expect(page).toHaveURL(`${cedarRidge}/pages/home`);
    }
  });

test('a link with an account leads to sign-in and back to the very page and account', async ({ page }) => {
  await haveDeadSession(page);
  await page.goto(`${cedarRidge}/pages/outage-status?accountno=104480316`);
  await expect(page).toHaveURL(/\/pages\/login\?.*returnUrl=%2Fpages%2Foutage-status%3Faccountno%3D104480316$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Sign in, and you are back where you were.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username').fill('marisol.okonkwo');
  await page.getByLabel('Password', { exact: true }).fill('Rochdale-demo-1!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Outage', exact: true })).toBeVisible();
  await expect(page.getByText('Account 104480316, Electric')).toBeVisible();
});

test('sign-in has the whole frame before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cedarRidge}/pages/login`);
  await expect(page.getByRole('banner').getByRole('link', { name: /home/i }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Emergency announcement' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByText(fold).click();
  for (const title of footerTitles) await expect(footer.getByRole('heading', { name: title })).toBeVisible();
  await expect(footer.getByText('Emergency outage number')).toBeVisible();
  await context.close();
});

test('the footer is whole where somebody pays, registers or is stuck', async ({ page }) => {
  const expectWhole = async (route: Route, query: '' | `?${string}` = '') => {
    await visit(page, `${cedarRidge}/pages/${route}${query}`);
    await expect(page).toHaveURL(`${cedarRidge}/pages/${route}`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link').first(), route).toHaveText('Emergency outage number (541) 555-0199');
    await footer.getByText(fold).click();
    for (const title of footerTitles) await expect(footer.getByRole('heading', { name: title }), route).toBeVisible();
  };
  const payment = ['quick-pay', 'payment-success', 'payment-cancel'] as const;
  const recovery = ['forgot-password', 'forgot-username', 'reset-password'] as const;
  for (const route of [...payment, 'register', ...recovery, 'report-outage'] as const) await expectWhole(route);
  await expectWhole('external-redirect', '?token=none&member=200025');
  await signIn(page, cedarRidge, 'lottie.burke');
  await expectWhole('aclarajump');
});

test('the footer is open at home, and folded on a member’s page, and accessible when it is opened', async ({
  page,
}) => {
  await visit(page, `${cedarRidge}/pages/home`);
  const footer = page.getByRole('contentinfo');
  for (const title of footerTitles) await expect(footer.getByRole('heading', { name: title })).toBeVisible();
  await expect(footer.getByText(fold)).toHaveCount(0);
  await signIn(page, cedarRidge, 'lottie.burke');
  await expect(footer.getByRole('heading', { name: 'About Us' })).toBeHidden();
  await footer.getByText(fold).click();
  await expectAccessible(page);
});

test('a member’s page begins with its frame, before anybody knows who looks', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cedarRidge}/pages/accountoverview`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await context.close();
});

/** The way to the history that the overview has: at its end on a desk, in its list on a phone. */
const toHistory = (page: Page) =>
  page
    .getByRole('region', { name: 'Billing & Payment History' })
    .getByRole('link', { name: /^(View More|Account History)$/ })
    .first();

test.describe('a page that cannot come', () => {
  test('stays inside its frame, says so, and comes when it is tried again @main', async ({ page }) => {
    await signIn(page, cedarRidge, 'lottie.burke');
    await page.route(/\/assets\/history-[\w-]{7}\.js/, (route) => route.abort());
    await toHistory(page).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Account History' })).toBeVisible();
  });

  test('because a new version has come is loaded anew by itself, once', async ({ page }) => {
    await signIn(page, cedarRidge, 'lottie.burke');
    let asked = 0;
    await page.route(/\/assets\/history-[\w-]{7}\.js/, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    await toHistory(page).click();
    await expect(page.getByRole('heading', { name: 'Account History' })).toBeVisible();
    expect(asked).toBeGreaterThan(1);
  });

  test('leaves out a part that it can do without', async ({ page }) => {
    let asked = 0;
    await page.route(/\/assets\/sign-in-art.*\.js/, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(`${cedarRidge}/pages/login`);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});

test('without a network a strip says so, and of what time the page is', async ({ page, context }) => {
  await signIn(page, cedarRidge, 'lottie.burke');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline\. This page shows what was known at \d\d:\d\d\./)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

for (const width of [320, 390, 640, 768, 1000, 1159, 1160])
  test(`the switcher prints nothing over itself at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, cedarRidge, 'marisol.okonkwo');
    await expect(page.getByRole('navigation', { name: 'Your accounts' }).getByText('104471882').first()).toBeAttached();
    const cut = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('.switcher b, .switcher .end, .switcher .well')].filter(
        (one) => one.offsetParent !== null && one.closest('dialog') === null,
      );
      const boxes = shown.map((one) => one.getBoundingClientRect());
      const isOver = boxes.some((one, index) =>
        boxes.some(
          (other, place) =>
            place > index &&
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
      );
      const isCut = shown.some((one) => one.scrollWidth > one.clientWidth + 1);
      return { isOver, isCut, isWider: document.documentElement.scrollWidth > document.documentElement.clientWidth };
    });
    expect(cut).toEqual({ isOver: false, isCut: false, isWider: false });
  });

/** How much of a page moves that nobody has touched, while it comes over a slow line. */
async function shiftsOf(page: Page, path: string): Promise<number> {
  await page.goto(cedarRidge + path);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0));
}

test('over a slow line nothing that a member sees moves @main', async ({ page }) => {
  test.slow();
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const { dataset } = document.documentElement;
        dataset.shifts = String(Number(dataset.shifts ?? 0) + Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  for (const route of ['accountoverview', 'billpayments/auto-pay', 'manage-notifications', 'usage-tracker'])
    expect(await shiftsOf(page, `/pages/${route}`), route).toBeLessThan(0.1);
});

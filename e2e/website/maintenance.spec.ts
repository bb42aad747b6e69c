import type { BrowserContext, Page } from '@playwright/test';
import {
  amountField,
  continueWith,
  expect,
  expectAccessible,
  payByCard,
  signIn,
  test,
  typeAmount,
  visit,
} from '../support/journey.ts';
import { expectAllReached } from '../support/keyboard.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

let product: OwnProduct;
let other: BrowserContext | undefined;

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern of fixtures there
test.beforeAll(async ({}, { project }) => {
  test.setTimeout(360_000);
  product = await startOwnProduct(project.name === 'phone' ? 'phone' : 'desk');
});
test.afterEach(() => other?.close());
test.afterAll(async () => {
  test.setTimeout(240_000);
  await product.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: "We'll be back in a bit" });

async function expectAlone(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

test('closed for maintenance, every page says so and goes home when it is over; who was paying or typing loses nothing @main', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(360_000);
  const { origin, coop } = product;
  // A member has typed an amount.
  await page.clock.install();
  await visit(page, `${origin}/pages/home`);
  await signIn(page, origin, 'marisol.okonkwo');
  await page.getByRole('button', { name: 'Pay Bill' }).first().click();
  await typeAmount(page, '61.25');
  // A visitor is on the payment company's page.
  const { viewport } = project.use;
  other = await browser.newContext({ viewport: viewport ?? null });
  const visitor = await other.newPage();
  await visit(visitor, `${origin}/pages/quick-pay`);
  await visitor.getByLabel('Account number').fill('104500017');
  await visitor.getByLabel('Last 4 digits of your phone number').fill('0103');
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await expect(visitor.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await continueWith(visitor, '$84.12');
  await expect(visitor.getByLabel('Card number')).toBeVisible();

  expect(await coop('maintenance', 'on', '--until', '23:59', '--by', 'ada')).toContain('closed for maintenance');
  await expect
    .poll(async () => (await page.request.get(`${origin}/v3/quick-pay/payments/status`)).status())
    .not.toBe(503);
  await expect.poll(async () => (await page.request.get(`${origin}/v3/session`)).status()).toBe(503);

  // The call that the form sends is answered with 503; where less may not be paid, the page is loaded anew.
  if (project.name === 'phone') await page.reload();
  else await continueWith(page, '$61.25');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/maint$/);
  await expectAlone(page);
  await expect(page.getByText('Our portal is down for routine maintenance.')).toBeVisible();
  await expect(page.getByText('We expect to be back')).toContainText('11:59 PM');
  const emergency = page.getByRole('listitem').filter({ hasText: 'Outage or emergency, day and night' });
  await expect(emergency.getByRole('link', { name: /555-/ })).toBeVisible();
  await expectAllReached(page, 2);
  // So does every page, typed, linked or gone back to.
  for (const path of ['', 'home', 'pages/home', 'pages/login', 'pages/my-profile', 'pages/legal-terms', 'register']) {
    const answer = await page.request.get(`${origin}/${path}`, { maxRedirects: 5 });
    expect([new URL(answer.url()).pathname, answer.status()]).toEqual(['/pages/maint', 503]);
  }
  await page.goBack();
  await expect(heading(page)).toBeVisible();

  // The visitor pays and reads how it ended.
  await payByCard(visitor);
  await expect(visitor.getByText('Your payment has been processed.')).toBeVisible();
  await expect(visitor.getByText('$84.12').first()).toBeVisible();
  await expectAlone(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'Done' }).click();
  await expect(heading(visitor)).toBeVisible();

  // A look in between changes nothing; when it is over, home.
  await page.clock.fastForward(30_000);
  await expect(heading(page)).toBeVisible();
  expect(await coop('maintenance', 'off', '--by', 'bo')).toContain('The portal is open.');
  await expect.poll(async () => (await page.request.get(`${origin}/pages/maint`)).status()).toBe(200);
  await page.clock.fastForward(30_000);
  await expect(page).toHaveURL(/\/pages\/home$/);
  await expect(page.getByRole('banner')).toBeVisible();

  await visit(page, `${origin}/pages/accountoverview`);
  await page.getByRole('button', { name: 'Pay Bill' }).first().click();
  await expect(amountField(page)).toHaveValue('61.25');
  expect(await coop('maintenance')).toMatch(/bo: .*\n.*ada: null to/);
});

test('the maintenance page leads home at once while the portal is open', async ({ page }) => {
  await page.goto(`${product.origin}/pages/maint`);
  await expect(page).toHaveURL(/\/pages\/home$/);
});

import type { Page } from '@playwright/test';
import { cedarRidge, ocotillo, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit, visitLink } from '../support/journey.ts';

// Cedar Ridge by day is judged with its states.
for (const [origin, colorScheme] of [
  [cedarRidge, 'dark'],
  [whetstoneHills, 'light'],
  [whetstoneHills, 'dark'],
  [ocotillo, 'light'],
  [ocotillo, 'dark'],
] as const)
  test(`public pages of ${origin} are accessible in ${colorScheme}`, async ({ browser }, { project }) => {
    const context = await browser.newContext({ colorScheme, viewport: project.use.viewport ?? null });
    const page = await context.newPage();
    for (const path of ['home', 'login', 'quick-pay', 'services-products', 'legal-terms', 'register'] as const) {
      await visit(page, `${origin}/pages/${path}`);
      await expectAccessible(page);
    }
    await context.close();
  });

test('home has its tiles, by the words of the co-op', async ({ page }) => {
  await visitLink(page, cedarRidge);
  await expect(page).toHaveTitle('Home | Cedar Ridge Electric Cooperative');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') }),
  ).toHaveCount(8);
  await expect(page.getByRole('link', { name: /^Draft Payments/ })).toBeVisible();
  await visitLink(page, whetstoneHills);
  await expect(page.getByRole('link', { name: /^EZ Pay/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Application For Service/ })).toBeVisible();
});

test('the announcement stays away once it is dismissed', async ({ page }) => {
  await visitLink(page, cedarRidge);
  const announcement = page.getByRole('region', { name: 'Emergency announcement' });
  await expect(announcement).toContainText('Storm update');
  await announcement.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(announcement).toBeHidden();
  await visit(page, `${cedarRidge}/pages/legal-terms`);
  await expect(announcement).toBeHidden();
});

const announced = (page: Page) => page.getByRole('region', { name: 'Emergency announcement' });

test('the announcement is one line that opens in place; without a script it is whole', async ({ page, browser }, {
  project,
}) => {
  await visitLink(page, cedarRidge);
  const heightOf = async () => (await announced(page).boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBe(45);
  await expect(announced(page)).toContainText('Stay at least 35 feet from any line.');
  const more = announced(page).getByRole('button', { name: 'More' });
  if (project.name === 'phone') {
    await more.click();
    await expect.poll(heightOf).toBeGreaterThan(60);
    await expectAccessible(page);
    await announced(page).getByRole('button', { name: 'Less' }).click();
    await expect.poll(heightOf).toBe(45);
    await expect(more).toBeFocused();
  }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const bare = await context.newPage();
  await bare.goto(`${cedarRidge}/pages/home`);
  expect((await announced(bare).boundingBox())?.height).toBeGreaterThan(60);
  await context.close();
});

test('the announcement stands once a visit where somebody has something to do, and each time on arrival', async ({
  page,
}) => {
  await visit(page, `${cedarRidge}/pages/quick-pay`);
  await expect(announced(page)).toBeVisible();
  for (const [route, count] of [
    ['register', 0],
    ['quick-pay', 0],
    ['report-outage', 1],
    ['home', 1],
  ] as const) {
    await visit(page, `${cedarRidge}/pages/${route}`);
    await expect(announced(page), route).toHaveCount(count);
  }
});

test('who has an outage reads of that one, and no more of the storm', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await expect(page.getByText('There is an active outage').first()).toBeVisible();
  for (const route of ['home', 'outage-status', 'billpayments/history'] as const) {
    await visit(page, `${cedarRidge}/pages/${route}`);
    await expect(announced(page), route).toHaveCount(0);
  }
});

test('menus lead only where there is something, and close with Escape @main', async ({ page }, { project }) => {
  await visitLink(page, cedarRidge);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'MORE', exact: true }).click();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'FAQs/Help' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Operation RoundUp' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account Services' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'FAQs/Help' })).toBeHidden();
  if (project.name === 'phone') await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'MORE', exact: true }).click();
  const menu = project.name === 'phone' ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Services and Products' }).click();
  await expect(page.getByRole('heading', { name: 'Services and Products' })).toBeFocused();
  await expect(page.getByRole('link', { name: /Tree Trimming/ })).toHaveAttribute('rel', /noopener/);
});

test('a menu’s panel says what its entries are for, and keys walk through it @desk', async ({ page }) => {
  await visitLink(page, cedarRidge);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const more = menu.getByRole('button', { name: 'MORE', exact: true });
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: /^Operation RoundUp/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Contact Us Contact us' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: /^Services and Products/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const billing = [/^Deposits/, /^Arrangements/, /^Average Billing/];
  const payments = [
    ...[/^Payment Profile/, /^Auto Payments/, /^Payment Options/],
    ...[/^Pay Multiple Accounts/, /^Scheduled Payments/, /^Draft Payments/],
  ];
  for (const name of [...billing, ...payments]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name })).toBeFocused();
  }
  await expect(menu.getByRole('list', { name: 'Payments' }).getByRole('link')).toHaveCount(payments.length);
  await expect(menu.getByText('Total Amount Due')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Outage', exact: true })).toBeFocused();
});

test('the WHEC variant has its submenus with external links', async ({ page }, { project }) => {
  await visitLink(page, whetstoneHills);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'MORE', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Office Locations' })).toHaveAttribute(
    'href',
    'https://www.whec.example/offices',
  );
  await expect(page.getByRole('link', { name: 'Rates and Fees' })).toBeVisible();
});

test('short paths, old names and unknown paths land where they should, with their query @main', async ({ page }) => {
  for (const [path, expected] of [
    ['/login?sessionTimeOut=true', '/pages/login?sessionTimeOut=true'],
    ['/quick-pay?accountno=1', '/pages/quick-pay?accountno=1'],
    ['/no-such-page', '/pages/home?notFound=true'],
    ['/', '/pages/home'],
  ]) {
    await page.goto(cedarRidge + path);
    await expect(page).toHaveURL(cedarRidge + expected);
  }
});

test('colors follow the member’s choice', async ({ page }) => {
  await visitLink(page, cedarRidge);
  await page.getByLabel('Colors').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('Quick Pay and terms can be read before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${cedarRidge}/pages/quick-pay`);
  await expect(page.getByRole('heading', { name: 'Find your account' })).toBeVisible();
  await page.goto(`${cedarRidge}/pages/legal-terms`);
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await page.close();
});

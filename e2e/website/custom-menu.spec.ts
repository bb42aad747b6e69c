import type { Page } from '@playwright/test';
import { ocotillo } from '../support/coops.ts';
import {
  chargedToday,
  demoPassword,
  expect,
  expectAccessible,
  payByCard,
  signIn,
  test,
  toCompany,
  typeAmount,
  visit,
  visitLink,
} from '../support/journey.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opened = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const rest = (page: Page) => opened(page, 'More menus');
const inBar = (page: Page) => page.locator('.nav > :is(a, button)');

/** Nothing of the page stands beside the window. */
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

test('the bar has what fits, by position, and the rest below its last button @desk', async ({ page }) => {
  await visitLink(page, ocotillo);
  await expect(rest(page)).toBeVisible();
  const all = ['Home', 'My Account', 'Pay', 'Outages', 'Solar', 'Rates', 'New Service', 'Save', 'Community', 'Credits'];
  const shown = (await inBar(page).count()) - 1;
  for (const [index, name] of all.slice(0, shown).entries()) await expect(inBar(page).nth(index)).toContainText(name);
  await rest(page).click();
  for (const name of all.slice(shown)) await expect(bar(page).getByRole('heading', { name })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Jobs Opens in a new window' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);

  await page.setViewportSize({ width: 1160, height: 800 });
  await expect(inBar(page)).not.toHaveCount(shown + 1);
  await expect(rest(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a mega menu is wide with its groups, another opens below its name @desk', async ({ page }) => {
  await visitLink(page, ocotillo);
  await opened(page, 'My Account').click();
  for (const name of ['Account', 'Power', 'Papers'])
    await expect(bar(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Power', exact: true })).toHaveAttribute('href', /usage-tracker/);
  await expect(bar(page).getByRole('list', { name: 'Papers' }).getByRole('link')).toHaveText(['History', 'Notices']);
  await expectAccessible(page);
  const wide = await page.locator('.popover').boundingBox();
  expect(wide?.width).toBe(page.viewportSize()?.width);

  await opened(page, 'Pay').click();
  const links = ['Ways to pay', 'One account', 'Many accounts', 'Quick Pay', 'Automatic drafts', 'Auto Pay'];
  await expect(page.locator('.popover a')).toHaveText([...links, 'Average Billing', 'Scheduled payments']);
  await expect(bar(page).getByRole('list', { name: 'Without a login' }).getByRole('link')).toHaveText(['Quick Pay']);
  const narrow = await page.locator('.popover').boundingBox();
  const button = await opened(page, 'Pay').boundingBox();
  expect(Math.abs((narrow?.x ?? 0) - (button?.x ?? 9))).toBeLessThan(2);
  expect(narrow?.width).toBeLessThan(400);
  await expectAccessible(page);
});

test('keys open, walk through and close the menus @desk', async ({ page }) => {
  await visitLink(page, ocotillo);
  const link = (name: string) => bar(page).getByRole('link', { name });
  await opened(page, 'Pay').focus();
  await page.keyboard.press('ArrowDown');
  await expect(link('Ways to pay')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link('Scheduled payments')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(link('One account')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened(page, 'Pay')).toBeFocused();
  await expect(opened(page, 'Pay')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(rest(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link('Home')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link('My Account')).toBeFocused();
});

test('the drawer holds every level, wide or narrow, with room for large text', async ({ page }, { project }) => {
  await visitLink(page, ocotillo);
  // 200 % of 1280, and the narrowest phone.
  for (const size of project.name === 'phone' ? [{ width: 320, height: 640 }] : [{ width: 640, height: 450 }]) {
    await page.setViewportSize(size);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(drawer.getByRole('list', { name: 'Without a login' }).getByRole('link')).toHaveText(['Quick Pay']);
    await drawer.getByRole('button', { name: 'Community' }).click();
    await expect(drawer.getByRole('list', { name: 'Board' }).getByRole('link')).toHaveCount(2);
    await expect(drawer.getByRole('link', { name: 'Events Opens in a new window' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});

test('a member’s screen leads through sign-in with the rule’s words, and on to a payment @main', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  await visitLink(page, ocotillo);
  const menu = isPhone ? await openDrawer(page) : bar(page);
  await menu.getByRole('button', { name: 'My Account' }).click();
  // An old name with a query; deposits are closed here.
  await expect(menu.getByRole('link', { name: 'Deposits' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'My Meter' })).toHaveAttribute('href', /accountoverview\?link=mymeter$/);
  await menu.getByRole('button', { name: 'Pay', exact: true }).click();
  await menu.getByRole('link', { name: 'One account' }).click();
  await expect(page).toHaveURL(/\/pages\/login\?returnUrl=/);
  await expect(page).toHaveTitle('Sign In | Ocotillo UPN');
  await expect(page.getByText('Create a portal login. Your old username')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username').fill(isPhone ? 'lottie.burke' : 'walter.prine');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a payment' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await typeAmount(dialog, '5.00');
  await expect(chargedToday(dialog)).toHaveText(['$5.00', '$2.75', '$7.75']);
  await toCompany(dialog).click();
  await payByCard(page);
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await expectAccessible(page);
});

test('names and rules of the settings stand where members meet them @desk', async ({ page }) => {
  await visit(page, `${ocotillo}/pages/register`);
  await expect(page.getByLabel('Membership Number')).toBeVisible();
  await signIn(page, ocotillo, 'hattie.brandvold', `${ocotillo}/pages/draft-payments`);
  await page.getByRole('tab', { name: 'Setup New Draft' }).click();
  await expect(page.getByText('Credit Card Draft').first()).toBeVisible();
  await expect(page.getByText('Bank Draft', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/for the accounts and on the days listed here, until I stop it/)).toBeVisible();
  await visit(page, `${ocotillo}/pages/member-info-docs`);
  await expect(page).toHaveTitle('Members’ Library | Ocotillo UPN');
  await expect(page.getByRole('heading', { name: 'Members’ Library' })).toBeVisible();
});

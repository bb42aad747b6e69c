import type { BrowserContext, Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, loggedErrors, signIn, test } from '../support/journey.ts';
import { cedarOffice, openOffice } from '../support/office.ts';

// What a browser keeps is looked at with all that it keeps for members.
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const bar = (page: Page) => page.getByRole('region', { name: 'Looking as a member' });
const over = 'Looking as a member has ended';

/** Asks on a member's page what the member sees, and why; answers the window that opens. */
async function look(page: Page, reason: string): Promise<Page> {
  await page.getByRole('button', { name: 'What does the member see?' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What does the member see?' });
  await dialog.getByLabel('Reason').fill(reason);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Open the window' }).press('Enter');
  const opened = await opening;
  await expect(heading(opened, 'Account Overview')).toBeVisible();
  return opened;
}

/** All that the browser keeps of the portal. */
async function keptBy(page: Page, context: BrowserContext) {
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    const databases = await indexedDB.databases();
    return {
      local: { ...localStorage },
      cached: requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/')),
      databases: databases.map(({ name }) => name),
    };
  });
  return { ...kept, cookies: await context.cookies(cedarRidge) };
}

test('“what does the member see?”: by keyboard from Find, read only, and nothing stays of it @desk @main', async ({
  page,
  context,
}) => {
  const own = await context.newPage();
  await signIn(own, cedarRidge, 'walter.prine');
  await own.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await openOffice(page, 'dana');
  const before = await keptBy(own, context);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('200017');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Marisol Okonkwo')).toBeVisible();
  const opened = await look(page, 'cannot find her November bill');
  await expect(page.getByText('The window is open for 15 minutes.')).toBeVisible();
  await expectAccessible(page);

  const errors = loggedErrors(opened);
  await expect(bar(opened)).toContainText('You see the portal as Marisol Okonkwo, 200017.');
  await expect(bar(opened)).toContainText('Reason: “cannot find her November bill”.');
  await expect(bar(opened)).toContainText(/1[45]:\d\d left/);
  await expect(opened.getByRole('button', { name: 'Pay Bill' }).first()).toHaveAttribute('aria-disabled', 'true');
  await expect(opened.getByText('Not while you look as a member').first()).toBeVisible();
  await expectAccessible(opened);
  await opened.getByRole('button', { name: 'View Bill' }).first().press('Enter');
  await expect(opened.getByRole('dialog')).toBeVisible();
  await opened.keyboard.press('Escape');
  await opened.getByRole('button', { name: /account menu/ }).press('Enter');
  await opened.getByRole('link', { name: 'My Profile' }).press('Enter');
  await expect(opened.getByText('You look as this member.')).toBeVisible();
  await expectAccessible(opened);
  await opened.getByRole('link', { name: /home/i }).first().press('Enter');
  // A new page takes the focus: what is pressed before it has come is lost.
  await expect(heading(opened, 'Power from your neighbors')).toBeVisible();
  await expect(opened).toHaveURL(`${cedarRidge}/pages/as-member`);

  expect(await opened.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  expect(await opened.evaluate(() => window.opener === null && window.name === '')).toBe(true);
  expect(await opened.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect(await opened.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/as-member-[\w-]{43}/);
  expect(await keptBy(own, context)).toEqual(before);

  await bar(opened).getByRole('button', { name: 'End' }).press('Enter');
  await expect(heading(opened, over)).toBeVisible();
  await expectAccessible(opened);
  expect(await keptBy(own, context)).toEqual(before);
  expect(errors).toEqual([]);
  await own.reload();
  await expect(own.getByText('Walter Prine').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Office: Looked at the portal as the member').first()).toBeVisible();
});

test('the window ends when it is loaded anew, and with the session of staff', async ({ page }) => {
  await openOffice(page, 'ike', '/members/200017', { isProved: true });
  const first = await look(page, 'asks why it is past due');
  await expect(first.getByRole('button', { name: 'Pay Bill' }).first()).toBeVisible();
  await first.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(first);
  await first.reload();
  await expect(heading(first, over)).toBeVisible();

  const second = await look(page, 'asks why it is past due');
  const errors = loggedErrors(second);
  await page.request.post(`${cedarOffice}/v1/sign-out`, { headers: { Origin: cedarOffice } });
  await expect(heading(second, over)).toBeVisible({ timeout: 20_000 });
  expect(errors).toEqual([]);
  // Whoever walks next as him finds a session that holds.
  await openOffice(page, 'ike', '/', { isProved: true });
});

test('a code that the office did not just send opens nothing @desk', async ({ page }) => {
  const code = 'A'.repeat(43);
  const foreign = await page.request.post(`${cedarRidge}/pages/as-member`, { form: { code } });
  expect(foreign.status()).toBe(404);
  await page.goto(`${cedarRidge}/pages/as-member`);
  await expect(heading(page, over)).toBeVisible();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { away, calls, openOutage, reportRows, tab } from '../support/outage.ts';

const kept = 'Your outage report is saved on this device.';
const sent = /^Your outage report for the account ending in \d{4} was sent\. Thank you\. We have your outage report\./;

test('a report written offline goes once, after the browser was closed and opened again @main', async ({ viewport }, {
  project,
}) => {
  test.slow();
  const [login, account] =
    project.name === 'phone' ? (['lottie.burke', '104500066'] as const) : (['rufus.teague', '104500058'] as const);
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-browser-'));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, { ...browserOptions.launchOptions, viewport, serviceWorkers: 'block' });
  try {
    const first = await open();
    const page = await first.newPage();
    await signIn(page, cedarRidge, login);
    await openOutage(page, cedarRidge, account);
    await expect(reportRows(page)).toHaveCount(0);
    await tab(page, 'Report an Outage').click();
    await page.getByLabel('No power at all').check();
    await first.setOffline(true);
    await page.getByRole('button', { name: 'Report outage' }).click();
    await expect(page.getByText(kept)).toBeVisible();
    await expect(page.getByText(/^Account ending in \d{4}: No power at all, written/)).toBeVisible();
    await expect(page.getByText('If it cannot wait, call us:').getByRole('link')).toHaveAttribute(
      'href',
      'tel:5415550199',
    );
    await expectAccessible(page);
    const stored = await page.evaluate(() => localStorage.getItem('rochdale.outageReports'));
    for (const said of [account, 'No power', 'memberNumber']) expect(stored).not.toContain(said);
    await first.close();

    const second = await open();
    const later = await second.newPage();
    await visit(later, `${cedarRidge}/pages/accountoverview`);
    await expect(later.getByText(sent)).toBeVisible();
    await expectAccessible(later);
    await openOutage(later, cedarRidge, account);
    await expect(reportRows(later)).toHaveCount(1);
    await expect(later.getByText(kept)).toHaveCount(0);
    await later.reload();
    await expect(reportRows(later)).toHaveCount(1);
    await second.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('what waits is sent when its member signs in again, and by one tab alone', async ({ page, context }, {
  project,
}) => {
  const [login, account, other] =
    project.name === 'phone'
      ? (['opal.lindqvist', '104507110', 'walter.prine'] as const)
      : (['silas.barrow', '104507120', 'walter.prine'] as const);
  await signIn(page, cedarRidge, login);
  await openOutage(page, cedarRidge, account);
  await tab(page, 'Report an Outage').click();
  await page.getByLabel('Lights flicker or dim').check();
  await context.route(calls.report, (route) => route.fulfill(away));
  await page.getByRole('button', { name: 'Report outage' }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await page.getByRole('button', { name: 'Try to send now' }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('rochdale.session'));
  await visit(page, `${cedarRidge}/pages/login`);
  await expect(page.getByText(kept)).toBeVisible();
  await expectAccessible(page);
  await signIn(page, cedarRidge, other);
  await visit(page, `${cedarRidge}/pages/outage-status`);
  await expect(tab(page, 'Status')).toBeVisible();
  await expect(page.getByText(kept)).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('rochdale.session'));

  await context.unroute(calls.report);
  const bodies: string[] = [];
  await context.route(calls.report, async (route) => {
    bodies.push(route.request().postDataJSON().reportId);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const second = await context.newPage();
  await visit(second, `${cedarRidge}/pages/home`);
  await signIn(page, cedarRidge, login);
  const told = async () => (await page.getByText(sent).count()) + (await second.getByText(sent).count());
  await expect.poll(told).toBe(1);
  await openOutage(page, cedarRidge, account);
  await expect(reportRows(page)).toHaveCount(1);
  expect(bodies).toHaveLength(1);
});

test('a report that waits can be withdrawn; one that is refused says why', async ({ page, context }) => {
  await signIn(page, cedarRidge, 'georgiana.fmw');
  await openOutage(page, cedarRidge, '104500082');
  const write = async (): Promise<void> => {
    await tab(page, 'Report an Outage').click();
    await page.getByLabel('No power at all').check();
    await page.getByRole('button', { name: 'Report outage' }).click();
    await expect(page.getByText(kept)).toBeVisible();
  };
  await context.setOffline(true);
  await write();
  await page.getByRole('button', { name: 'Delete this report' }).click();
  await expect(page.getByText(kept)).toHaveCount(0);
  await context.setOffline(false);
  await context.route(calls.report, (route) => route.fulfill(away));
  await write();
  await context.unroute(calls.report);
  const message = 'We know about the outage in your area. You do not need to report it.';
  await context.route(calls.report, (route) => route.fulfill({ status: 409, json: { code: 4092, message } }));
  await page.getByRole('button', { name: 'Try to send now' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText(kept)).toHaveCount(0);
  await expectAccessible(page);
});

test('where the browser can keep nothing a report is not promised to wait, and stays in its form', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await signIn(page, cedarRidge, 'georgiana.fmw');
  await openOutage(page, cedarRidge, '104500082');
  await tab(page, 'Report an Outage').click();
  await page.getByLabel('No power at all').check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Report outage' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByText(kept)).toHaveCount(0);
  await expect(page.getByLabel('No power at all')).toBeChecked();
  await context.setOffline(false);
});

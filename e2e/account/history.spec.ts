import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { held } from '../support/held.ts';
import { expect, expectAccessible, signIn, test, visit, visitLink } from '../support/journey.ts';

/** Chooses another of the member's accounts, as desk and phone do it. */
async function chooseAccount(page: Page, number: string, isPhone: boolean): Promise<void> {
  const accounts = page.getByRole('navigation', { name: 'Your accounts' });
  if (isPhone) await accounts.getByRole('button', { name: /1 of 7/ }).click();
  const from = isPhone ? page.getByRole('dialog') : accounts;
  await from.getByRole('button', { name: new RegExp(`^(?!Rename ).*${number}`, 's') }).click();
}

const rows = (page: Page) => page.locator('tbody').getByRole('row');

test('a member reads the bills and payments of an account, by tabs and by days @main', async ({ page }, {
  project,
}) => {
  const origin = project.name === 'phone' ? whetstoneHills : cedarRidge;
  await signIn(page, origin, 'della.marsh', `${origin}/pages/billpayments/history`);
  await expect(page.getByRole('heading', { name: 'Account History' })).toBeVisible();
  await expect(page.getByText(/^\d+ entries from/)).toBeVisible();
  await expect(rows(page).first()).toContainText('Bill');
  await expect(rows(page).first()).toContainText('$150.00');
  await expect(page.getByText('Opening balance')).toBeVisible();

  await page.getByRole('tab', { name: 'Payments' }).click();
  await expect(rows(page).first()).toContainText('Payment received');
  await expect(rows(page).filter({ hasText: 'Due' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Bills' }).click();
  await expect(rows(page).first()).toContainText('Due');
  await expect(rows(page).filter({ hasText: 'Payment received' })).toHaveCount(0);

  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await from.fill('2026-02-02');
  await to.fill('2026-02-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The start date must not be after the end date.')).toBeVisible();
  await expect(from).toBeFocused();
  await expectAccessible(page);
  await from.fill('');
  await to.fill('');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a start date like 01/31/2026.');
  await expect(page.getByRole('alert')).toContainText('Please enter an end date like 12/31/2026.');
  await expectAccessible(page);
  await from.fill('1990-01-01');
  await to.fill('1990-01-31');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No bills from 01/01/1990 to 01/31/1990.')).toBeVisible();
  await expect(page.getByText('No earlier bill')).toBeVisible();
  await expectAccessible(page);
});

test('a link to Budget & Average opens that tab, and leaves the address as it is without it', async ({ page }, {
  project,
}) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await visitLink(page, `${cedarRidge}/billpayments/history?navto=budget-average`);
  await expect(page.getByRole('tab', { name: 'Budget & Average' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`${cedarRidge}/pages/billpayments/history`);
  await expect(rows(page).first()).toContainText('$96.60');
  await chooseAccount(page, '104471890', project.name === 'phone');
  await expect(page.getByText(/^No budget or average bills from/)).toBeVisible();
});

test('a prepaid account shows each day by its parts, in pages', async ({ page }, { project }) => {
  const origin = project.name === 'phone' ? cedarRidge : whetstoneHills;
  await signIn(page, origin, 'inez.calloway', `${origin}/pages/billpayments/history`);
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).first()).toContainText('Daily total');
  await expect(rows(page).first()).toContainText(/Usage \$.+Charges \$\d\.\d\dTaxes \$/);
  const pages = page.getByRole('navigation', { name: 'Pages of the history' });
  await expect(pages).toContainText(/1–25 of \d+/);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText(/26–50 of \d+/);
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeFocused();
  await expectAccessible(page);
  await pages.getByLabel('Rows per page').selectOption('100');
  await expect(pages).toContainText(/1–\d\d of \d\d/);
  await expect(pages.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('the whole range is exported, under a name with the account’s number', async ({ page }) => {
  await signIn(page, cedarRidge, 'inez.calloway', `${cedarRidge}/pages/billpayments/history`);
  await expect(rows(page)).toHaveCount(25);
  const downloads = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await downloads('Export to CSV');
  expect(csv.name).toMatch(/^history-104500025-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const lines = csv.content.toString('utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFDate,Entry,Type,Due date,Usage,Charges,Taxes,Amount,Balance');
  expect(lines.length).toBeGreaterThan(60);
  await expect(page.getByText(`Your file ${csv.name} is ready in your downloads.`)).toBeVisible();
  await expectAccessible(page);
  // A long one takes several calls, and is packed beside the page.
  await page.route('**/history?*limit=500*', (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    const paid = { kind: 'payment', paymentDate: '2026-01-02', paymentAmount: 12.5, paymentMethod: 'Card' };
    const payment = { ...paid, balanceAfter: null };
    const results = Array.from({ length: Math.min(500, 1200 - offset) }, () => payment);
    return route.fulfill({
      json: { from: '2025-01-01', to: '2026-01-31', totalRecords: 1200, openingBalance: 1, results },
    });
  });
  const excel = await downloads('Export to Excel');
  expect(excel.name).toBe('history-104500025-2025-01-01-to-2026-01-31.xlsx');
  expect(excel.content.subarray(0, 2).toString()).toBe('PK');
});

test('a history that does not come says so, and is asked for again; a slow one shows its shape', async ({ page }) => {
  await signIn(page, cedarRidge, 'rufus.teague');
  const calls = '**/v3/accounts/*/history?*';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await visit(page, `${cedarRidge}/pages/billpayments/history`);
  await expect(page.getByText('We are unable to process your request at this time.')).toBeVisible();
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(page.getByText('We are unable to process your request at this time.')).toHaveCount(2);
  await page.unroute(calls);
  const answer = held();
  await page.route(calls, async (route) => {
    await answer.untilLetGo;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  answer.letGo();
  await expect(rows(page).first()).toContainText('Bill');
});

test('on paper stand the account and its rows, and nothing to press', async ({ page }) => {
  await signIn(page, cedarRidge, 'rufus.teague', `${cedarRidge}/pages/billpayments/history`);
  await expect(rows(page).first()).toBeVisible();
  const account = page.locator('#main').getByText('Account 104500058, Electric');
  await expect(account).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(account).toBeVisible();
  await expect(page.getByText(/^\d+ entries from/)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
});

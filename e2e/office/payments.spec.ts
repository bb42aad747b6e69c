import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';
import { payAccount } from '../support/quick-pay.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('“I paid, did it arrive?”: the payment is found among the days and its trail read, by keyboard alone @main', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const members = await elsewhere.newPage();
  await payAccount(members, ['104500124', '0112'], '3.21');
  await elsewhere.close();

  await openOffice(page, 'dana', '/payments');
  await expect(heading(page, 'Payments')).toBeVisible();
  const payments = page.getByRole('table', { name: 'Every payment, the newest first' });
  await expect(payments.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('State').selectOption('posted');
  await expect(page).toHaveURL(/standing=posted/);
  await expect(payments.getByText('Posted', { exact: true }).first()).toBeVisible();
  await payments.getByRole('row').filter({ hasText: '$3.21' }).first().getByRole('link').press('Enter');
  await expect(heading(page, /^\$3\.21 from /)).toBeVisible();
  await expect(page.getByText('Card 1111')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trail' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Posted' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('State')).toHaveValue('posted');
});

test('no payment fits says so, and what to do @desk', async ({ page }) => {
  await openOffice(page, 'otis', '/payments?from=2001-01-01&to=2001-01-01');
  await expect(page.getByRole('heading', { name: 'No payment fits.' })).toBeVisible();
  await expect(page.getByText('Nothing was posted in these days.')).toBeVisible();
  await expectAccessible(page);
});

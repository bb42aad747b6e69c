import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { cedarOffice, openOffice } from '../support/office.ts';
import { payAccount } from '../support/quick-pay.ts';
import { chargeElsewhere, payOut } from './sandbox-desk.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const list = (page: Page) => page.getByRole('table', { name: 'By day, the newest first' });
const lines = (page: Page) => page.getByRole('table', { name: 'Line by line, the oldest first' });

/** Opens the settlement that has a line of a payment, in the list that is shown. */
async function openSettlementOf(page: Page, transNo: string): Promise<void> {
  const file = await page.request.get(`${cedarOffice}/v1/settlements-file`);
  const line = (await file.text()).split('\r\n').find((one) => one.includes(`,${transNo},`));
  await list(page)
    .locator(`a[href$="/${line?.split(',')[0]}"]`)
    .press('Enter');
}

test('a settlement is held against the books, read to the payment and explained, by keyboard alone @desk @main', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const members = await elsewhere.newPage();
  await payAccount(members, ['104500124', '0112'], '7.53');
  await elsewhere.close();
  const unknown = await chargeElsewhere('104500124', 931);
  await payOut();

  await openOffice(page, 'ike', '/settlements');
  await expect(heading(page, 'Settlements')).toBeVisible();
  await page.getByRole('button', { name: 'Ask the processor now' }).press('Enter');
  await expect(page.getByText('Asked. The list has what the payment processor answered.')).toBeVisible();
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  const paid = await page.request.get(`${cedarOffice}/v1/payments?least=753&most=753`);
  await openSettlementOf(page, (await paid.json()).payments[0].transNo);
  await expect(heading(page, /^-?\$[\d,]+\.\d\d on \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'What it is made of' })).toContainText('Payment');
  const charged = lines(page).getByRole('row').filter({ hasText: '$7.53' }).first();
  await expect(charged).toContainText('Matched');
  await expectAccessible(page);
  await charged.getByRole('link').press('Enter');
  await expect(heading(page, /^\$7\.53 from /)).toBeVisible();

  await openOffice(page, 'ike', '/settlements');
  await page.getByLabel('Which ones').selectOption('yes');
  await expect(page).toHaveURL(/differs=yes/);
  await openSettlementOf(page, unknown);
  await page.getByLabel('Which ones').selectOption('yes');
  await expect(lines(page).getByRole('row').filter({ hasText: unknown })).toContainText('Not known to us');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).press('Enter'),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`payment,${unknown},`);

  await page.getByRole('button', { name: 'Explain the differences' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Explain the differences' });
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('it was charged at the counter');
  await dialog.getByRole('button', { name: 'Settle them' }).press('Enter');
  await expect(page.getByText('Settled.', { exact: true })).toBeVisible();
  await expect(page.getByText('it was charged at the counter')).toBeVisible();
  await expectAccessible(page);
});

test('a settlement is read to each line on a phone, in the dark @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const unknown = await chargeElsewhere('104500124', 977);
  await payOut();
  await openOffice(page, 'ike', '/settlements');
  await page.getByRole('button', { name: 'Ask the processor now' }).press('Enter');
  await expect(page.getByText('Asked. The list has what the payment processor answered.')).toBeVisible();
  await expectAccessible(page);
  await openSettlementOf(page, unknown);
  await expect(heading(page, /^-?\$[\d,]+\.\d\d on /)).toBeVisible();
  await expect(lines(page).getByRole('row').filter({ hasText: unknown })).toContainText('$9.77');
  await expectAccessible(page);
});

test('no settlement matches says so; who only sees payments asks and explains nothing @desk', async ({ page }) => {
  await openOffice(page, 'otis', '/settlements?from=2001-01-01&to=2001-01-01');
  await expect(page.getByRole('heading', { name: 'No settlement matches.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask the processor now' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
});

test('differences show on Today and lead there @desk', async ({ page }) => {
  await chargeElsewhere('104500124', 947);
  await payOut();
  await openOffice(page, 'ike', '/settlements');
  await page.getByRole('button', { name: 'Ask the processor now' }).press('Enter');
  await expect(page.getByText('Asked. The list has what the payment processor answered.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).press('g');
  await page.keyboard.press('t');
  await page.getByRole('link', { name: /Differences in settlements/ }).press('Enter');
  await expect(heading(page, 'Settlements')).toBeVisible();
  await expect(list(page)).toContainText(/difference/);
});

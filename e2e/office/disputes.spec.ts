import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';
import { payAccount } from '../support/quick-pay.ts';
import { chargeElsewhere, moveDispute } from './sandbox-desk.ts';

test('a contested payment shows on Today with its deadline, and is won, by keyboard alone @desk @main', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const members = await elsewhere.newPage();
  await payAccount(members, ['104500124', '0112'], '4.37');
  await elsewhere.close();

  await openOffice(page, 'ike', '/payments');
  const payments = page.getByRole('table', { name: 'Every payment, the newest first' });
  const row = payments.getByRole('row').filter({ hasText: '$4.37' }).first();
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^\$4\.37 from / })).toBeVisible();
  const payment = page.url();
  const facts = page
    .getByRole('region', { name: 'Facts' })
    .or(page.locator('section').filter({ hasText: 'Facts' }))
    .first();
  const reference = /N[A-Z2-9]{15}/.exec((await facts.textContent()) ?? '')?.[0] ?? '';
  await moveDispute(reference, 'open');

  await expect(async () => {
    await openOffice(page, 'ike', '/');
    await expect(page.getByRole('link', { name: /Disputes to answer/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('row').filter({ hasText: 'Disputes to answer' }).getByText(/left/)).toBeVisible();
  await page.getByRole('link', { name: /Disputes to answer/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Disputes' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '$4.37' }).first()).toContainText('Open');
  await expectAccessible(page);

  await moveDispute(reference, 'won');
  await page.goto(payment);
  await expect(page.getByRole('heading', { name: 'Disputes of this payment' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('The dispute was won')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
});

test('a charge that our books do not know is matched to an account, by keyboard alone @desk', async ({ page }) => {
  const transNo = await chargeElsewhere('104500124', 613);
  await openOffice(page, 'ike', '/unknown-charges', { isProved: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown charges' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare the books' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: transNo });
  await expect(row).toContainText('$6.13', { timeout: 60_000 });
  await row.getByRole('button', { name: 'Match it to an account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Match it to an account' });
  await expect(dialog.getByLabel('Account number')).toHaveValue('104500124');
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('the member has the receipt');
  await dialog.getByRole('button', { name: 'Post $6.13' }).press('Enter');
  await expect(page.getByText('Posted.', { exact: true })).toBeVisible();
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^\$6\.13 from / })).toBeVisible();
});

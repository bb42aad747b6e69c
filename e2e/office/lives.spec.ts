import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, test, visit } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

/** Finds a member by name, by keyboard alone. */
async function find(page: Page, name: string): Promise<void> {
  await openOffice(page, 'dana');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(page.getByRole('listbox', { name: 'Members found' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('“why can’t I pay?”: what is closed, and the sentence that they read, by keyboard alone @desk @main', async ({
  page,
}) => {
  await find(page, 'Marisol Okonkwo');
  await page.getByRole('button', { name: 'Why closed?' }).press('Enter');
  const why = page.getByRole('dialog', { name: 'Why is this closed?' });
  await expect(why.getByRole('region', { name: 'Draft Payments' })).toContainText(
    'Account is signed up for AutoPay. Draft is not allowed.',
  );
  await expectAccessible(page);
  await why.getByLabel('Screen').selectOption('Quick Pay');
  await expect(why.getByRole('region', { name: 'Quick Pay' })).toContainText('Card');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
});

test('“my power is out”: known or not, since when, and a report for the caller @desk', async ({ page }) => {
  await find(page, 'Marisol Okonkwo');
  await page.getByRole('button', { name: 'Power is out…' }).press('Enter');
  const outage = page.getByRole('dialog', { name: 'Report an outage for the caller' });
  await expect(outage.getByText(/is known there\. Out since/)).toBeVisible();
  await expectAccessible(page);
  await outage.getByLabel('Account').selectOption('104480316');
  await expect(outage.getByText('No outage is known there.')).toBeVisible();
  await outage.getByLabel('For the crew').fill('heard a bang');
  await outage.getByRole('button', { name: 'Report' }).press('Enter');
  await expect(page.getByText('Office: Outage reported for the member')).toBeVisible();
});

test('“my husband died”: one dialog, and nobody comes in by that login; taken back when it was another @desk', async ({
  page,
  browser,
}) => {
  await find(page, 'Lottie Burke');
  await page.getByRole('button', { name: 'Has died…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'This member has died' });
  await expect(dialog).toContainText('end without a message');
  await dialog.getByLabel('Contact of the estate').fill('Ann Burke');
  await dialog.getByLabel('Their email').fill('ann@burke.example');
  await dialog.getByLabel('Reason').fill('her daughter called');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close and mark' }).press('Enter');
  await expect(page.getByText('Emails go to Ann Burke, ann@burke.example.')).toBeVisible();
  await expect(page.getByText('Office: Member marked as died')).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext();
  const members = await other.newPage();
  await visit(members, `${cedarRidge}/pages/login`);
  await members.getByLabel('Username').fill('lottie.burke');
  await members.getByLabel('Password', { exact: true }).fill(demoPassword);
  await members.getByRole('button', { name: 'Sign In' }).click();
  await expect(members.getByText(/This login is closed\. Please call us at/)).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Take away' }).press('Enter');
  const back = page.getByRole('dialog', { name: 'Take this mark away?' });
  await back.getByLabel('Reason').fill('it was her neighbor');
  await back.getByRole('button', { name: 'Take away' }).press('Enter');
  await expect(page.getByText('The mark is taken away.')).toBeVisible();
  await expect(page.getByText('Nothing is marked.')).toBeVisible();
});

test('“I moved”, and a member who is protected @desk', async ({ page }) => {
  await find(page, 'Emmett Vance');
  await page.getByRole('button', { name: 'Moved out…' }).press('Enter');
  const moved = page.getByRole('dialog', { name: 'This member moves out' });
  await moved.getByLabel('Last day there').fill(new Date().toISOString().slice(0, 10));
  await moved.getByLabel('Reason').fill('sold the house');
  await expectAccessible(page);
  await moved.getByRole('button', { name: 'Mark' }).press('Enter');
  await expect(page.getByText(/^Moved out of/)).toBeVisible();

  await page.getByRole('button', { name: 'Protect…' }).press('Enter');
  const protect = page.getByRole('dialog', { name: 'Protect this member?' });
  await protect.getByLabel('Reason').fill('a court order');
  await protect.getByRole('button', { name: 'Protect' }).press('Enter');
  await expect(page.getByText('Address and phones are hidden from your role.')).toBeVisible();
  await expect(page.getByText('Hidden').first()).toBeVisible();
  await expectAccessible(page);
});

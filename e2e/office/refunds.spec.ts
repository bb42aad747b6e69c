import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { continueWith, expect, expectAccessible, payByCard, signIn, test, typeAmount } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';
import { fromOutbox } from '../support/outbox.ts';
import { payAnyway, toPay } from '../support/quick-pay.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const amount = '7.13';
const account = '104500124';

async function payTwice(page: Page): Promise<void> {
  for (const _time of ['first', 'second']) {
    await toPay(page, [account, '0112']);
    await typeAmount(page, amount);
    await continueWith(page, `$${amount}`);
    await payAnyway(page, page.getByLabel('Card number'));
    await payByCard(page);
    await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  }
}

test('“I paid twice, give the second one back”: asked by one, approved by another, seen by the member, by keyboard alone @desk @main', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const members = await elsewhere.newPage();
  await payTwice(members);

  await openOffice(page, 'ike', '/payments?standing=posted', { isProved: true });
  const payments = page.getByRole('table', { name: 'Every payment, the newest first' });
  await payments
    .getByRole('row')
    .filter({ hasText: `$${amount}` })
    .first()
    .getByRole('link')
    .press('Enter');
  await expect(heading(page, `$${amount} from Nadia Whitlock`)).toBeVisible();
  await page.getByRole('button', { name: 'Give money back' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Give money back to Nadia Whitlock' });
  await expect(dialog.getByText('It goes back to where it came from: Card 1111.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Amount').fill('8');
  await dialog.getByRole('button', { name: /^Ask to give back / }).press('Enter');
  await expect(dialog.getByText(`At most $${amount} can be given back from account ${account}.`)).toBeVisible();
  await expect(dialog.getByText('Say why, in three characters or more.')).toBeVisible();
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Reason').fill('Paid twice within a minute');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Ask to give back / }).press('Enter');
  await expect(page.getByText('Asked. Another person has to approve it.')).toBeVisible();
  const own = page.getByRole('button', { name: /^Give back \$/ });
  await expect(own).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);

  const other = await browser.newContext();
  const second = await other.newPage();
  await openOffice(second, 'marta', '/approvals', { isProved: true });
  const asked = second.getByRole('listitem').filter({ hasText: 'Paid twice within a minute' });
  await expect(asked.getByRole('link', { name: `$${amount} from Nadia Whitlock, Card 1111` })).toBeVisible();
  await expectAccessible(second);
  await asked.getByRole('button', { name: /^Give back \$/ }).press('Enter');
  await expect(second.getByText('Approved and done.')).toBeVisible();
  await other.close();

  await expect(page.getByRole('listitem').filter({ hasText: 'Given back' }).first()).toBeVisible({ timeout: 45_000 });
  await page.reload();
  await expect(page.getByText('Posted, booked back since')).toBeVisible();
  await expect(page.getByText('Given back, and the member told')).toBeVisible();
  await expect(page.getByText('Nothing of this payment is left to give back.')).toBeVisible();
  await expectAccessible(page);

  const told = await fromOutbox(members, cedarRidge, 'nadia@whitlock.example', /(We gave \$[\d.]+ of your payment)/);
  expect(told).toContain('We gave $');
  await signIn(members, cedarRidge, 'nadia.whitlock', `${cedarRidge}/pages/billpayments/history`);
  await members
    .getByRole('navigation', { name: 'Your accounts' })
    .getByRole('button', { name: new RegExp(`^(?!Rename ).*${account}`, 's') })
    .press('Enter');
  const back = members.locator('tbody').getByRole('row').filter({ hasText: 'Payment returned or refunded' });
  await expect(back.filter({ hasText: `$${amount}` }).first()).toBeVisible();
  await elsewhere.close();
});

test('who may not give money back sees how it stands, and no button @desk', async ({ page }) => {
  await openOffice(page, 'otis', '/payments?standing=posted');
  const payments = page.getByRole('table', { name: 'Every payment, the newest first' });
  await payments.getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { name: 'Money back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give money back' })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { continueWith, expect, expectAccessible, payByCard, test, typeAmount } from '../support/journey.ts';
import { fromOutbox, messagesTo } from '../support/outbox.ts';
import { toPay } from '../support/quick-pay.ts';

async function pay(page: Page, accountNumber: string, phone: string): Promise<void> {
  await toPay(page, [accountNumber, phone]);
  await typeAmount(page, '7');
  await continueWith(page, '$7.00');
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'You paid $7.00 to Cedar Ridge' })).toBeFocused();
}

test('a visitor’s receipt names what was paid, is emailed to a typed address, and leads to a login @main', async ({
  page,
}) => {
  await pay(page, '104500090', '0111');
  await expect(page.getByText('Service address')).toBeVisible();
  await expectAccessible(page);

  const copy = page.locator('.receipt__copy');
  const other = copy.getByText('Another email address');
  if (await other.isVisible()) await other.click();
  await copy.getByLabel('Email me this receipt').fill('nobody');
  await copy.getByRole('button', { name: 'Send' }).click();
  await expect(copy.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
  await copy.getByLabel('Email me this receipt').fill('a.visitor@example.com');
  await copy.getByRole('button', { name: 'Send' }).click();
  await expect(copy.getByText('The receipt is on its way to a.visitor@example.com.')).toBeVisible();
  await expect(copy.getByText('You can send it once more.')).toBeVisible();
  await expectAccessible(page);
  expect(await fromOutbox(page, cedarRidge, 'a.visitor@example.com', /Account ending in (\d+): \$7\.00/)).toBe('0090');
  const [mail = ''] = await messagesTo(page, cedarRidge, 'a.visitor@example.com');
  expect(mail).not.toContain('104500090');

  await page.reload();
  await expect(page.getByText('You paid $7.00 to Cedar Ridge')).toBeVisible();
  await page.getByRole('link', { name: 'Create a login' }).click();
  await expect(page.getByLabel('Account number')).toHaveValue('104500090');
});

import type { Locator, Page } from '@playwright/test';
import { cedarRidge } from './coops.ts';
import { continueWith, expect, payByCard, typeAmount, visit } from './journey.ts';

/** What opens an account in Quick Pay. */
export type QuickPayKeys = readonly [accountNumber: string, phone: string];

/** Finds an account in Quick Pay's first step. */
export async function findAccount(
  page: Page,
  [accountNumber, phone]: QuickPayKeys,
  origin = cedarRidge,
): Promise<void> {
  await visit(page, `${origin}/pages/quick-pay`);
  await page.getByLabel('Account number').fill(accountNumber);
  await page.getByLabel('Last 4 digits of your phone number').fill(phone);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeFocused();
  await expect(page).toHaveTitle(/^Step 2 of 3: Is this your account\? \| /);
}

/** Goes past what is asked where another journey has just paid the account, or left a page of it, to what comes then. */
export async function payAnyway(page: Page, then: Locator): Promise<void> {
  const again = page.getByRole('button', { name: /^(Continue|Pay again)$/ });
  // One question may follow another: about what was paid, and about a page that was left open.
  for (let questions = 0; questions < 2; questions += 1) {
    await again.or(then).first().waitFor();
    if (!(await again.isVisible())) break;
    await again.click();
  }
  await expect(then).toBeVisible();
}

/** Goes on to the payment form. */
export async function toPay(page: Page, keys: QuickPayKeys, origin = cedarRidge): Promise<void> {
  await findAccount(page, keys, origin);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Make a payment' })).toBeFocused();
}

/** Pays an account by card, as a visitor does from the first step to the receipt. */
export async function payAccount(page: Page, keys: QuickPayKeys, dollars: string, origin = cedarRidge): Promise<void> {
  await toPay(page, keys, origin);
  await typeAmount(page, dollars);
  await continueWith(page, `$${dollars}`);
  await payAnyway(page, page.getByLabel('Card number'));
  await payByCard(page);
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
}

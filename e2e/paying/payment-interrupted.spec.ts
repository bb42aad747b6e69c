import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { amountField, chargedToday, expect, signIn, test, toCompany, typeAmount, visit } from '../support/journey.ts';
import { toPay } from '../support/quick-pay.ts';

/** Somebody loses the network, the session or the page at each step of a payment; nothing typed is lost and nothing is paid. */
const withoutNetwork = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
};
const said = (page: Page) => page.getByRole('main').getByRole('alert').or(page.getByRole('dialog').getByRole('alert'));

test('Quick Pay stands where it was, without a network, in two tabs and after its verification ended', async ({
  page,
  context,
}) => {
  await visit(page, `${cedarRidge}/pages/quick-pay?accountno=104500140&phone=0112`);
  await withoutNetwork(page, async () => {
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(said(page).first()).toBeVisible();
    await expect(page.getByLabel('Account number')).toHaveValue('104500140');
  });
  await toPay(page, ['104500140', '0112']);
  await typeAmount(page, '3.25');
  await withoutNetwork(page, async () => {
    await toCompany(page).click();
    await expect(said(page).first()).toBeVisible();
    await expect(amountField(page)).toHaveValue('3.25');
  });

  // Another tab of the browser verifies another account: its right takes the place of this one's.
  const other = await context.newPage();
  await toPay(other, ['104500157', '0112']);
  await toCompany(page).click();
  await expect(said(page).first()).toBeVisible();
  await expect(page).toHaveURL(/quick-pay/);
  await expect(amountField(page)).toHaveValue('3.25');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Make a payment' })).toBeFocused();
  await expect(amountField(page)).toHaveValue('3.25');

  await page.evaluate(() => localStorage.setItem('rochdale.quickPayToken', 'ended'));
  await toCompany(page).click();
  await expect(said(page).first()).toBeVisible();
  await expect(amountField(page)).toHaveValue('3.25');
});

test('the payment dialog says that it has no network, and keeps the amount over a session that ends', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'walter.prine');
  const dialog = page.getByRole('dialog', { name: 'Make a payment' });
  await withoutNetwork(page, async () => {
    await page.getByRole('button', { name: 'Pay Bill' }).first().click();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await typeAmount(dialog, '4.25');
  await withoutNetwork(page, async () => {
    await toCompany(dialog).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expect(amountField(dialog)).toHaveValue('4.25');
  });
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('rochdale.session') ?? '{}');
    localStorage.setItem('rochdale.session', JSON.stringify({ ...session, accessToken: 'ended' }));
  });
  await toCompany(dialog).click();
  await expect(page).toHaveURL(/login/);
});

test('Pay Multiple keeps its choice without a network, and leads to sign-in after the session', async ({ page }) => {
  await signIn(page, cedarRidge, 'petra.lindqvist', `${cedarRidge}/pages/billpayments/pay-multiple`);
  await page.getByLabel('Payment amount for 104508203').fill('1.75');
  await withoutNetwork(page, async () => {
    await toCompany(page).click();
    await expect(said(page).first()).toBeVisible();
    await expect(page.getByText('1 of 13 accounts selected')).toBeVisible();
  });
  await page.getByLabel('Payment amount for 104508203').fill('99999');
  await toCompany(page).click();
  const question = page.getByRole('alert').filter({ hasText: 'more than you owe' });
  await expect(question.getByRole('button', { name: /^Pay \$[\d.]+ instead$/ })).toBeFocused();
  await expect(question).toContainText('104508203');
  await question.getByRole('button', { name: /instead$/ }).click();
  await expect(question).toHaveCount(0);
  await expect(toCompany(page)).toBeFocused();
  await expect(chargedToday(page).first()).not.toHaveText('$99,999.00');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('rochdale.session') ?? '{}');
    localStorage.setItem('rochdale.session', JSON.stringify({ ...session, accessToken: 'ended' }));
  });
  await toCompany(page).click();
  await expect(page).toHaveURL(/login/);
});

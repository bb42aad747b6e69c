import type { Page } from '@playwright/test';
import { addDays } from '@rochdale/domain/dates';
import { formatsOf } from '@rochdale/domain/texts/formats';
import { basicRidge, cedarRidge, whetstoneHills } from '../support/coops.ts';
import {
  continueWith,
  expect,
  expectAccessible,
  payByCard,
  signIn,
  test,
  toCompany,
  visit,
} from '../support/journey.ts';
import { press, typeInto } from '../support/keyboard.ts';

const payMultiple = '/pages/billpayments/pay-multiple';
const tick = (page: Page, number: string) => page.getByRole('checkbox', { name: `Pay account ${number}` });
const amount = (page: Page, number: string) => page.getByLabel(`Payment amount for ${number}`);
const summary = (page: Page) => page.getByRole('complementary', { name: 'Payment summary' });

test('accounts are found, chosen, mended and paid at once @main', async ({ page }, { project }) => {
  // Two accounts for each width, so that both journeys can run at once.
  const [first, second] = project.name === 'phone' ? ['104508207', '104508212'] : ['104508205', '104508211'];
  await signIn(page, cedarRidge, 'petra.lindqvist', `${cedarRidge}/pages/payment-options`);
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('heading', { name: 'Pay Multiple Accounts' })).toBeVisible();
  await expect(page.getByText('0 of 13 accounts selected')).toBeVisible();
  await toCompany(page).click();
  await expect(page.getByRole('link', { name: 'Please select an account to pay.' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select All' })).toBeFocused();

  await amount(page, first).fill('0');
  await expect(tick(page, first)).toBeChecked();
  await page.getByLabel('Search').fill(second);
  await expect(tick(page, first)).toHaveCount(0);
  await tick(page, second).check();
  await amount(page, second).fill('');
  await toCompany(page).click();
  // The refused account stands on no page of this search, and is shown all the same.
  await page.getByRole('link', { name: `Account: ${first} Payment amount should be greater than 0.` }).click();
  await expect(amount(page, first)).toBeFocused();
  await expect(page.getByRole('link', { name: `Account: ${second} You must enter valid amount.` })).toBeVisible();
  await expectAccessible(page);

  await amount(page, first).fill('1.5');
  await amount(page, second).fill('2.25');
  await expect(page.getByText('2 of 13 accounts selected')).toBeVisible();
  await expect(summary(page).getByRole('definition')).toHaveText(['$1.50', '$2.25', '$3.75', '$2.75', '$6.50']);
  await expect(summary(page)).toContainText('Convenience fee, once for all accounts');
  await continueWith(page, '$3.75');
  await expect(page.getByText(`Account ${first}, ${second}`)).toBeVisible();
  await payByCard(page);

  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  const facts = page.getByRole('main').getByRole('definition');
  await expect(page.getByText(`Account ${first}`)).toBeVisible();
  await expect(facts.filter({ hasText: '$' })).toHaveText(['$1.50', '$2.25', '$3.75', '$2.75', '$6.50']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});

test('a later date is chosen with what is to be charged on it', async ({ page }, { project }) => {
  // An account and an amount for each width, so that both journeys can run at once.
  const [account, cents] = project.name === 'phone' ? ['104508206', '1.13'] : ['104508208', '1.10'];
  await signIn(page, cedarRidge, 'petra.lindqvist', `${cedarRidge}${payMultiple}`);
  await amount(page, account).fill(cents);
  await page.getByRole('radio', { name: 'On a later date' }).check();
  await expect(page.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeDisabled();
  await page.getByRole('button', { name: `Schedule $${cents}` }).click();
  await expect(page.getByRole('link', { name: 'Please choose a payment date.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Please choose what to pay with.' })).toBeVisible();
  await expectAccessible(page);
  const day = addDays(new Date().toISOString().slice(0, 10), 9);
  await page.getByLabel('Payment date', { exact: true }).fill(day);
  await page.getByRole('radio', { name: 'Visa ending in 1111' }).check();
  await expect(page.getByRole('radio', { name: 'Pay only what is owed on that day' })).toBeChecked();
  await page.getByRole('radio', { name: 'Pay the whole amount' }).check();
  const on = formatsOf('en').scheduledDay(day);
  await expect(summary(page)).toContainText(new RegExp(`I authorize .* to take up to \\$${cents} from`));
  await expect(summary(page)).toContainText('once, on ');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Schedule $${cents}` }).click();
  await expect(page.getByText('Your payment has been scheduled.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(on);
  await visit(page, `${cedarRidge}/pages/scheduled-payments`);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `$${cents}` })
      .first(),
  ).toContainText('whole amount');

  await visit(page, `${cedarRidge}/pages/billpayments/payment-profile`);
  const agreed = page.getByRole('listitem', { name: `Scheduled payment, account ${account}` }).first();
  await expect(agreed).toContainText('In force');
  await expect(agreed).toContainText('Charged: Visa ending in 1111');
  await press(page, agreed.getByText('Read what you agreed to'));
  await expect(agreed.getByText(`take up to $${cents} from`)).toBeVisible();
  await expectAccessible(page);

  await visit(page, `${cedarRidge}${payMultiple}`);
  await amount(page, account).fill('1.20');
  await page.getByRole('radio', { name: 'On a later date' }).check();
  await page.getByLabel('Payment date', { exact: true }).fill(day);
  await page.getByRole('radio', { name: 'A new card' }).check();
  await page.getByRole('button', { name: 'Schedule $1.20' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('elsewhere, accounts say what restricts them, and one payment type must serve all', async ({ page }) => {
  await signIn(page, whetstoneHills, 'petra.lindqvist', `${whetstoneHills}${payMultiple}`);
  const restricted = tick(page, '104508202');
  await expect(restricted).toBeDisabled();
  await expect(restricted).toHaveAccessibleDescription('ECheck & Credit Card Payment Restricted.');
  await expect(tick(page, '104508201')).toHaveAccessibleDescription('Credit Card Payment Restricted.');
  await expect(amount(page, '104508202')).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select All' }).check();
  await expect(page.getByText('9 of 13 accounts selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 13 accounts' }).click();
  await expect(page.getByText('12 of 13 accounts selected')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'On a later date' })).toHaveCount(0);
  const noType = 'These accounts can’t be paid together. 104508200: card only. 104508201: e-check only.';
  await expect(summary(page)).toContainText(noType);
  for (const type of ['Credit or debit card', 'E-check'])
    await expect(page.getByRole('radio', { name: type })).toBeDisabled();
  await expectAccessible(page);

  await tick(page, '104508201').uncheck();
  await expect(summary(page)).not.toContainText(noType);
  await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'E-check' })).toBeDisabled();
  await expect(summary(page)).toContainText('ECheck Payment Restricted. Account: 104508200');
  await expect(page.getByRole('checkbox', { name: 'Select All' })).toHaveJSProperty('indeterminate', true);

  // Overpaying and underpaying are both closed here.
  await amount(page, '104508203').fill('50');
  await toCompany(page).click();
  await expect(page.getByText('You may not overpay your account balance.').last()).toBeVisible();
  await expect(amount(page, '104508203')).toBeFocused();
});

test('elsewhere, a member with a cut-off account reads whom to call', async ({ page }) => {
  await signIn(page, whetstoneHills, 'hollis.granger', `${whetstoneHills}${payMultiple}`);
  const message = /Your service is scheduled to be disconnected\. Call/;
  await expect(page.getByRole('dialog')).toContainText(message);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(toCompany(page)).toHaveCount(0);
});

test('seven accounts are chosen by keyboard alone @desk', async ({ page }) => {
  // Nobody pays at this co-op: every balance is as it was imported.
  await signIn(page, basicRidge, 'marisol.okonkwo', `${basicRidge}${payMultiple}`);
  await expect(page.getByText('0 of 7 accounts selected')).toBeVisible();
  await expect(page.getByLabel('Search')).toHaveCount(0);
  await press(page, page.getByRole('checkbox', { name: 'Select All' }), 'Space');
  // The one that owes nothing is left out.
  await expect(page.getByText('6 of 7 accounts selected')).toBeVisible();
  await expect(tick(page, '104495515')).not.toBeChecked();
  await typeInto(page, amount(page, '104495507'), '5');
  await press(page, toCompany(page));
  await expect(amount(page, '104495507')).toBeFocused();
  await expect(amount(page, '104495507')).toHaveAccessibleDescription(/You must pay the minimum amount of \$20\.00/);
});

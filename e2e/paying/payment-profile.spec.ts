import type { Locator, Page } from '@playwright/test';
import { cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, fillCard, fillEcheck, signIn, test, visit } from '../support/journey.ts';

const profile = '/pages/billpayments/payment-profile';

/** A member for each width, so that both journeys can run at once. */
const memberFor = (project: string) => (project === 'phone' ? 'ivor.maddox' : 'greta.solheim');
const methods = (page: Page) =>
  page.getByRole('region', { name: 'Saved cards and bank accounts' }).getByRole('listitem');
const stored = (page: Page, name: string) => methods(page).filter({ hasText: name });
const defaultTag = (row: Locator) => row.getByText('Default', { exact: true });
const saved = (page: Page) => page.getByText('Your card or bank account has been saved.');

test('stored cards and bank accounts: states, a card by the hosted page, name, default, removal @main', async ({
  page,
}, { project }) => {
  test.slow();
  await signIn(page, cedarRidge, memberFor(project.name), `${cedarRidge}${profile}`);
  await expect(page.getByRole('heading', { name: 'Payment Profile' })).toBeVisible();
  await expect(stored(page, 'Mastercard ending in 4444').getByText('Expires soon')).toBeVisible();
  await expect(stored(page, 'Mastercard ending in 0002').getByText('Expired', { exact: true })).toBeVisible();
  await expect(stored(page, 'Visa ending in 1111')).toContainText('Used by: Auto Pay, set up with our office');
  const held = page.getByRole('button', { name: 'Remove Visa ending in 1111' });
  await expect(held).toHaveAttribute('aria-disabled', 'true');
  await expect(held).toHaveAccessibleDescription('Update not allowed. Active Payment setup exists.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Card' }).click();
  await page
    .getByRole('link', { name: /Cancel/ })
    .or(page.getByRole('button', { name: /Cancel/ }))
    .click();
  await expect(page.getByRole('heading', { name: 'Payment Profile' })).toBeVisible();
  await expect(saved(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Card' }).click();
  await fillCard(page, '5555 5555 5555 4444');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(cedarRidge + profile);
  const card = stored(page, 'Expires 08/2039');
  await expect(defaultTag(card)).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Household card');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your change has been saved.')).toBeVisible();
  await expect(card.getByText('Household card')).toBeVisible();

  await page.getByRole('button', { name: 'Make Default Bank account ending in 6789' }).click();
  await expect(defaultTag(stored(page, 'Bank account ending in 6789'))).toBeVisible();
  await expect(defaultTag(card)).toHaveCount(0);
  await expect(methods(page).first()).toContainText('6789');

  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove Mastercard ending in 4444?' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(card.getByRole('button', { name: 'Remove' })).toBeFocused();
  await card.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Mastercard ending in 4444 has been removed.')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('elsewhere, with nothing stored: a bank account is the first', async ({ page }, { project }) => {
  await signIn(
    page,
    whetstoneHills,
    project.name === 'phone' ? 'inez.calloway' : 'walter.prine',
    `${whetstoneHills}${profile}`,
  );
  await expect(page.getByText('You have no saved cards or bank accounts.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Bank Account' }).click();
  await fillEcheck(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(defaultTag(stored(page, 'Bank account ending in 6789'))).toBeVisible();
  await expectAccessible(page);
});

test('what can not be charged any more says so, here and in auto pay, with the ways out', async ({ page }) => {
  const blocked = (one: { lastFour: string }) => ({ ...one, isBlocked: one.lastFour === '6789' });
  await page.route('**/v3/**/stored-payments', async (route) => {
    const answer = await route.fetch();
    const { results, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, results: results.map(blocked) } });
  });
  await page.route('**/v3/**/auto-pay', async (route) => {
    const answer = await route.fetch();
    const { methods, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, methods: methods.map(blocked) } });
  });
  await signIn(page, detailedHills, 'greta.solheim', `${detailedHills}${profile}`);
  const row = stored(page, 'Bank account ending in 6789');
  await expect(row).toContainText('Can no longer be charged');
  await expect(row).toContainText(
    'Add it again or add another one. Choose that one where this one is used, then remove this one.',
  );
  await expect(row.getByRole('button', { name: 'Make Default' })).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, `${detailedHills}/pages/billpayments/auto-pay`);
  const choice = page.getByRole('radio', { name: 'Bank account ending in 6789' });
  await expect(choice).toBeDisabled();
  await expect(
    page.getByText('This card or bank account can no longer be charged. To use it, add it again.'),
  ).toBeVisible();
  await expectAccessible(page);
});

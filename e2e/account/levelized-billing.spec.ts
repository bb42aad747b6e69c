import type { Page } from '@playwright/test';
import { basicRidge, cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import { held } from '../support/held.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { fromOutbox } from '../support/outbox.ts';
import { openFold } from '../support/overview.ts';

const levelized = '/pages/levelized-billing';
const calls = '**/v3/member/*/levelized-billing**';
const supportSentence = 'We are unable to process your request at this time. Please contact customer support.';
const confirmation = (what: string) =>
  `Would you like to ${what} average billing for selected accounts, please click on "Continue" to proceed.`;

/** A member for each width, so that both journeys can run at once. */
const memberFor = (project: string) =>
  project === 'phone'
    ? { username: 'milo.castellan', email: 'milo@castellan.example', accounts: '10451020' }
    : { username: 'edda.fairweather', email: 'edda@fairweather.example', accounts: '10451010' };

const rows = (page: Page) => page.locator('main .table tbody').first().getByRole('row');
const row = (page: Page, number: string) => rows(page).filter({ hasText: number });
const tick = (page: Page, number: string) => page.getByLabel(`Select account ${number}`);
const menu = (page: Page, number: string) => page.getByRole('button', { name: `Actions for account ${number}` });
const show = (page: Page, filter: string) => page.getByRole('radio', { name: filter, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, origin: string, username: string): Promise<void> {
  await signIn(page, origin, username);
  await visit(page, `${origin}${levelized}`);
  await expect(page.getByRole('heading', { name: 'Average Billing' })).toBeVisible();
}

for (const origin of [cedarRidge, whetstoneHills])
  test(`each account says how it is billed, and why it can't be signed up (${origin === cedarRidge ? 'Cedar Ridge' : 'Whetstone Hills'}) @main`, async ({
    page,
  }, { project }) => {
    test.slow();
    const { username, accounts } = memberFor(project.name);
    await open(page, origin, username);
    await expect(rows(page)).toHaveCount(9);
    for (const [last, tag, reason] of [
      ['4', 'Budget Billing', 'This account is signed up for budget billing.'],
      ['5', 'Not Eligible', 'Average billing is not available while service is disconnected.'],
      ['6', 'Not Eligible', 'Average billing is not available for prepaid accounts.'],
      ['7', 'Not Eligible', 'Average billing needs 12 bills to estimate from. This account does not have them yet.'],
      ['8', 'Not Eligible', 'Three payments came late in the last year.'],
    ] as const) {
      const number = `${accounts}${last}`;
      await expect(row(page, number)).toContainText(tag);
      await expect(tick(page, number)).toBeDisabled();
      await expect(tick(page, number)).toHaveAccessibleDescription(reason);
    }
    await expect(row(page, `${accounts}7`)).toContainText('Not available');
    await menu(page, `${accounts}4`).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Not Eligible']);
    await expectAccessible(page);
    await page.getByRole('menuitem').click();
    await expect(dialog(page)).toContainText('This account is signed up for budget billing.');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(menu(page, `${accounts}4`)).toBeFocused();

    await page.getByLabel('Search').fill(`orchardgate ${accounts}6`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByLabel('Search').fill('nowhere');
    await expect(page.getByText('No account matches.')).toBeVisible();
    await page.getByLabel('Search').fill('');
    if (project.name === 'desk') {
      await page.getByRole('button', { name: 'Estimated Amount' }).click();
      const head = page.getByRole('columnheader', { name: 'Estimated Amount' });
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect(rows(page).last()).toContainText('Not available');
      await page.getByRole('button', { name: 'Estimated Amount' }).click();
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect(rows(page).first()).toContainText('$');
      await page.getByRole('button', { name: 'Account Number' }).click();
    }
    await page.getByLabel('Account', { exact: true }).selectOption({ label: `${accounts}2, 32 Orchardgate Ave` });
    await expect(rows(page)).toHaveCount(1);
    await visit(page, `${origin}/pages/accountoverview`);
    await expect(page.getByRole('main').getByText(`${accounts}2`).first()).toBeVisible();
    await visit(page, `${origin}${levelized}`);
    await page.getByRole('link', { name: 'Budget and average billing history' }).click();
    await expect(page.getByRole('tab', { name: 'Budget & Average' })).toHaveAttribute('aria-selected', 'true');
  });

test('accounts are signed up and removed: one by its menu, several by the button', async ({ page }, { project }) => {
  test.slow();
  const { username, email, accounts } = memberFor(project.name);
  const [first, second] = [`${accounts}1`, `${accounts}2`];
  await open(page, cedarRidge, username);
  const bulk = (name: string) => page.getByRole('button', { name });
  await expect(bulk('Sign Up Selected')).toHaveAccessibleDescription('Select an account first.');
  await menu(page, first).click();
  await page.getByRole('menuitem', { name: 'Sign Up' }).click();
  await expect(dialog(page)).toContainText(confirmation('sign up'));
  await expect(dialog(page)).toContainText(/\$\d+\.\d\d/);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(menu(page, first)).toBeFocused();
  await menu(page, first).click();
  await page.getByRole('menuitem', { name: 'Sign Up' }).click();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toContainText(`Account ${first} billing type updated successfully`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(row(page, first)).toContainText('Average Billing');
  await fromOutbox(page, cedarRidge, email, new RegExp(`(Account ${first} is signed up for average billing)`));

  await show(page, 'Non-Average Billing').check();
  await expect(row(page, first)).toHaveCount(0);
  await tick(page, second).check();
  await bulk('Sign Up Selected').click();
  await expect(dialog(page)).toContainText(confirmation('sign up'));
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toContainText('Billing type updated successfully for multiple accounts.');
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(show(page, 'All')).toBeChecked();
  await expect(row(page, second)).toContainText('Average Billing');
  await expect(tick(page, second)).toBeDisabled();

  await show(page, 'Average Billing').check();
  await expect(rows(page)).toHaveCount(3);
  await tick(page, first).check();
  await tick(page, second).check();
  await bulk('Remove Selected').click();
  await expect(dialog(page)).toContainText(confirmation('remove'));
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(show(page, 'All')).toBeChecked();
  await expect(row(page, first)).not.toContainText('Average Billing');

  await page.getByLabel('Account', { exact: true }).selectOption({ label: `${accounts}3, 33 Orchardgate Ave` });
  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await openFold(page, 'Payment Programs');
  const program = page.getByRole('listitem').filter({ hasText: 'See average billing' });
  await expect(program).toContainText('Signed up');
  await page.getByRole('link', { name: 'See average billing' }).click();
  await show(page, 'Average Billing').check();
  await menu(page, `${accounts}3`).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('No account matches.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Average Billing' })).toBeFocused();
  await fromOutbox(page, cedarRidge, email, new RegExp(`(Account ${accounts}3 is no longer signed up)`));
  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await openFold(page, 'Payment Programs');
  await expect(program).not.toContainText('Signed up');
});

test('by keyboard alone', async ({ page }, { project }) => {
  const { username, accounts } = memberFor(project.name);
  const number = `${accounts}9`;
  await open(page, cedarRidge, username);
  await tabTo(page, page.getByRole('radio', { name: 'All', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(show(page, 'Average Billing')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await press(page, page.getByLabel('Select All'), 'Space');
  await expect(tick(page, number)).toBeChecked();
  await press(page, tick(page, number), 'Space');
  await expect(tick(page, number)).not.toBeChecked();
  await press(page, menu(page, number), 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Sign Up' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page, number)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press(page, dialog(page).getByRole('button', { name: 'Continue' }));
  await expect(dialog(page)).toContainText(`Account ${number} billing type updated successfully`);
  await page.keyboard.press('Escape');
  await expect(row(page, number)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Average Billing' })).toBeFocused();
});

test('slow, failed, empty and refused', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine');
  const answer = held();
  await page.route(calls, async (route) => {
    await answer.untilLetGo;
    await route.fulfill({ status: 404, json: { code: 4040, message: 'It is closed.' } });
  });
  await visit(page, `${cedarRidge}${levelized}`);
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  answer.letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'It is closed.' })).toBeVisible();
  await page.unroute(calls);
  await page.route(calls, (route) => route.fulfill({ json: { accounts: [] } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('There are no accounts available.')).toBeVisible();
  await page.unroute(calls);

  await visit(page, `${cedarRidge}${levelized}`);
  await expect(page.getByLabel('Account', { exact: true })).toHaveCount(0);
  for (const [status, json, sentence] of [
    [
      400,
      [{ code: 1961, message: 'Account 104500017: the office says no.' }],
      'Account 104500017: the office says no.',
    ],
    [500, { code: 5000, message: 'no' }, supportSentence],
  ] as const) {
    await page.route(calls, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status, json }) : route.continue(),
    );
    await menu(page, '104500017').click();
    await page.getByRole('menuitem', { name: 'Sign Up' }).click();
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await expect(dialog(page)).toContainText(sentence);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await page.unroute(calls);
    await expect(row(page, '104500017')).not.toContainText('Average Billing');
  }
});

test('many accounts: pages of 10, 25, 50 and 100, or begun with 20; Select All takes every page', async ({ page }, {
  project,
}) => {
  await open(page, cedarRidge, 'ruth.abernathy');
  await expect(page.getByText('1–10 of 27')).toBeVisible();
  await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['10', '25', '50', '100']);
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Select All').check();
  await expect(page.getByText('23 of 23 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Up Selected' }).click();
  await expect(dialog(page).locator('tbody').getByRole('row')).toHaveCount(23);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await show(page, 'Average Billing').check();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByText('0 of 4 selected')).toBeVisible();
  if (project.name === 'phone') return;
  await open(page, detailedHills, 'ruth.abernathy');
  await expect(page.getByText('1–20 of 27')).toBeVisible();
  await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['10', '20', '25', '50', '100']);
});

test('where average billing is off, the address leads to the overview', async ({ page }) => {
  await signIn(page, basicRidge, 'walter.prine');
  await visit(page, `${basicRidge}${levelized}`);
  await expect(page).toHaveURL(/\/pages\/accountoverview/);
});

import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { fromOutbox } from '../support/outbox.ts';

/** A member for each width, so that both journeys can run at once. */
const memberFor = (project: string) =>
  project === 'phone'
    ? { username: 'silas.barrow', email: 'silas@barrow.example', first: '104507120', second: '104507121' }
    : { username: 'opal.lindqvist', email: 'opal@lindqvist.example', first: '104507110', second: '104507111' };

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const password = (page: Page) => page.getByLabel('Password (optional)', { exact: true });
const saved = (page: Page) => page.getByText('Your profile has been updated.');

async function open(page: Page, origin: string, username: string): Promise<void> {
  await signIn(page, origin, username, `${origin}/pages/my-profile`);
  await expect(page.getByLabel('Username')).toHaveValue(username);
}

async function expectReturned(page: Page): Promise<void> {
  await expect(saved(page)).toBeVisible();
  await expect(tab(page, 'Login Info')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Login Info')).toBeFocused();
}

test('Login Info: its rules, a taken and a free username, a password, what auto pay holds @main', async ({ page }, {
  project,
}) => {
  test.slow();
  const member = memberFor(project.name);
  await open(page, cedarRidge, member.username);
  await expect(page.getByRole('tab')).toHaveText([
    ...[
      'Login Info',
      'Paperless Options',
      'Operation RoundUp',
      'Multi-Factor Authentication',
      'Passkeys',
      'Personal Tokens',
    ],
  ]);
  await expectAccessible(page);
  const card = page.getByLabel('Remove my saved credit card data');
  await expect(card).toBeDisabled();
  await expect(card).toHaveAccessibleDescription('Update not allowed. Active Payment setup exists.');

  await page.getByLabel('Email', { exact: true }).fill('');
  await page.getByLabel('Username').fill('');
  await page.getByLabel('Confirm Password').fill('x');
  await page.getByLabel('Security answer').fill('A green truck');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const sentence of [
    'Please enter email.',
    'Please enter username.',
    'Security question: Please select an option.',
    'Please enter a password.',
    'Password and Confirm Password does not match.',
  ])
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await expect(page.getByRole('link', { name: 'Please enter a valid email address.' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Username').fill('short');
  await expect(page.getByRole('link', { name: 'Username entry does not meet criteria.' })).toBeVisible();
  await page.getByLabel('Username').fill('Walter.Prine');
  await page.getByLabel('Username').blur();
  await expect(page.getByRole('link', { name: 'The username has already been registered.' })).toBeVisible();
  await expectAccessible(page);
  const renamed = `${member.username}.2`;
  await page.getByLabel('Username').fill(renamed);
  await page.getByLabel('Username').blur();
  await expect(page.getByText('This username is available.')).toBeVisible();
  await page.getByLabel('Security question').selectOption({ label: 'What was your first car?' });
  await page.getByLabel('Security answer').fill('A green truck');
  await page.getByLabel('Confirm Password').fill('Password1!');
  await password(page).fill('Password1!');
  await current(page).fill(demoPassword);
  await page.getByLabel('Remove my saved bank account data').check();
  await page.getByLabel('My phone number is unlisted').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This password is too common')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await password(page).fill('Willow-creek-88!');
  await page.getByLabel('Confirm Password').fill('Willow-creek-88!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectReturned(page);
  await expectAccessible(page);
  await expect(page.getByLabel('Username')).toHaveValue(renamed);
  await expect(password(page)).toHaveValue('');
  await expect(page.getByLabel('Security answer')).toHaveValue('');
  await expect(page.getByText('Leave it blank to keep the answer we have.')).toBeVisible();
  await expect(page.getByLabel('Remove my saved bank account data')).toHaveCount(0);
  await expect(page.getByLabel('My phone number is unlisted')).toBeChecked();
  await fromOutbox(page, cedarRidge, member.email, /(Your password was changed)/);

  await page.evaluate(() => localStorage.removeItem('rochdale.session'));
  await visit(page, `${cedarRidge}/pages/login`);
  await page.getByLabel('Username').fill(renamed);
  await page.getByLabel('Password', { exact: true }).fill('Willow-creek-88!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await visit(page, `${cedarRidge}/pages/my-profile`);
  await page.getByLabel('Username').fill(member.username);
  await expect(current(page)).toHaveCount(0);
  await password(page).fill(demoPassword);
  await page.getByLabel('Confirm Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toHaveAccessibleDescription(/Please enter your current password\./);
  await expectAccessible(page);
  await current(page).fill('Willow-creek-88!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectReturned(page);
});

test('Paperless Options, from Payment Options: rows that lock, select-all, the confirmation', async ({ page }, {
  project,
}) => {
  const { username, first, second } = memberFor(project.name);
  await signIn(page, cedarRidge, username, `${cedarRidge}/pages/payment-options`);
  await page.getByRole('link', { name: 'Paperless' }).click();
  await expect(tab(page, 'Paperless Options')).toHaveAttribute('aria-selected', 'true');
  const box = (column: string, account: string) => page.getByLabel(`${column}, account ${account}`);
  const all = (column: string) => page.getByLabel(`All accounts: ${column}`);
  await expect(box('Email', first)).toBeChecked();
  await expect(all('Email')).not.toBeChecked();
  await expectAccessible(page);

  await box('Paperless Bill', second).check();
  await expect(box('Email', second)).toBeChecked();
  await expect(box('Email', second)).toBeDisabled();
  await expect(all('Email')).toBeChecked();
  await expect(all('Paperless Bill')).not.toBeChecked();
  await box('Paperless Bill', first).check();
  await expect(all('Paperless Bill')).toBeChecked();
  await expect(all('Email')).toBeDisabled();
  await box('Paperless Bill', first).uncheck();
  await expect(box('Email', first)).toBeEnabled();
  await all('Email').click();
  await expect(box('Email', first)).not.toBeChecked();
  await expect(box('Email', second)).toBeChecked();
  await all('Paperless Other').check();
  await expect(box('Paperless Other', first)).toBeChecked();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please check the paperless confirmation checkbox.')).toBeVisible();
  const confirm = page.getByLabel(
    'I agree to receive my bills by email instead of on paper. I can go back to paper at any time under My Profile, free.',
  );
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
  await confirm.check();
  await page.getByLabel('Send me notices of the annual meeting by email').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectReturned(page);
  await tab(page, 'Paperless Options').click();
  await expect(box('Email', first)).not.toBeChecked();
  await expect(box('Paperless Bill', second)).toBeChecked();
  await expect(box('Email', second)).toBeDisabled();
  await expect(all('Paperless Other')).toBeChecked();
  await expect(confirm).toBeChecked();
  await expect(page.getByLabel('Send me notices of the annual meeting by email')).toBeChecked();
});

test('Operation RoundUp, and Submit All from the last tab: it leads to what is wrong, then saves everything', async ({
  page,
}, { project }) => {
  const { username, first, second } = memberFor(project.name);
  await open(page, cedarRidge, username);
  await expect(page.getByRole('button', { name: 'Submit All' })).toHaveCount(0);
  await page.getByLabel('Email', { exact: true }).fill('');
  await tab(page, 'Paperless Options').click();
  await page.getByLabel('Send me news and offers from the co-op by email').check();
  await tab(page, 'Operation RoundUp').click();
  const account = (number: string) => page.getByRole('group', { name: number });
  await expect(account(first).getByLabel('Amount')).toHaveValue('$2.50');
  await expect(account(second).getByLabel('Amount')).toHaveCount(0);
  await expectAccessible(page);

  await account(second).getByLabel('Joined').check();
  const amount = account(second).getByLabel('Amount');
  await amount.fill('a1');
  await expect(amount).toHaveValue('1');
  await amount.fill('99999999999');
  await expect(amount).toHaveValue('99999999999');
  await account(second).getByLabel('Expiration date').fill('2020-01-01');
  await page.getByRole('button', { name: 'Submit All' }).click();
  await expect(
    page.getByRole('link', { name: 'You must enter a payment amount less than $9,999,999,999.99.' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'You cannot use an expiration date in the past.' })).toBeVisible();
  await expectAccessible(page);
  await amount.fill('7.5');
  await amount.blur();
  await expect(amount).toHaveValue('$7.50');
  await account(second).getByLabel('Expiration date').fill('2030-06-30');
  await page.getByRole('button', { name: 'Submit All' }).click();

  await expect(tab(page, 'Login Info')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Nothing was saved yet. Something is missing under Login Info.')).toBeVisible();
  await expect(page.getByText('Please enter email.').first()).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(memberFor(project.name).email);
  await tab(page, 'Operation RoundUp').click();
  await page.getByRole('button', { name: 'Submit All' }).click();
  await expectReturned(page);
  await tab(page, 'Paperless Options').click();
  await expect(page.getByLabel('Send me news and offers from the co-op by email')).toBeChecked();
  await tab(page, 'Operation RoundUp').click();
  await expect(account(second).getByLabel('Amount')).toHaveValue('$7.50');
  await expect(account(second).getByLabel('Expiration date')).toHaveValue('2030-06-30');
  await tab(page, 'Multi-Factor Authentication').click();
  await expect(page.getByRole('button', { name: 'Set Up Now' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Save|Submit All/ })).toHaveCount(0);
});

test('elsewhere: no question, a passphrase that is typed, paperless for all accounts at once', async ({ page }, {
  project,
}) => {
  const { username } = memberFor(project.name);
  await open(page, whetstoneHills, username);
  await expect(page.getByRole('tab')).toHaveText([
    ...['Login Info', 'Paperless Options', 'Multi-Factor Authentication'],
  ]);
  for (const absent of ['Security question', 'Remove my saved', 'unlisted', 'service request'])
    await expect(page.getByLabel(absent)).toHaveCount(0);
  await expect(page.getByText('You can’t paste here. Please type your password.')).toBeVisible();
  await password(page).pressSequentially('too short');
  await page.getByLabel('Confirm Password').pressSequentially('too short');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password must be at least 15 characters.').first()).toBeVisible();
  await expectAccessible(page);
  await password(page).fill('');
  await page.getByLabel('Confirm Password').fill('');
  await tab(page, 'Paperless Options').click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByLabel('Send my bills by email instead of on paper').check();
  await expectAccessible(page);
  await page
    .getByLabel(
      'I agree to receive my bills by email instead of on paper. I can go back to paper at any time under My Profile, free.',
    )
    .check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectReturned(page);
  await tab(page, 'Paperless Options').click();
  await expect(page.getByLabel('Send my bills by email instead of on paper')).toBeChecked();
});

import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, test, visit } from '../support/journey.ts';
import { press } from '../support/keyboard.ts';
import { fromOutbox } from '../support/outbox.ts';

async function toCode(page: Page, origin: string, account: string): Promise<void> {
  await visit(page, `${origin}/pages/register`);
  await page.getByLabel('Account Number').fill(account);
  await page.getByRole('button', { name: 'Next' }).click();
}

const sixDigits = /(?<!\d)(\d{6})(?!\d)/;

test('a member registers with a code sent by e-mail, and signs in @main', async ({ page }, { project }) => {
  const member =
    project.name === 'phone'
      ? // Made up when the demo is: of its phone only the beginning is known.
        { account: '200000070', email: 300_007, phone: '54155501' }
      : { account: '104500090', email: 0, phone: '5415550111' };
  await visit(page, `${cedarRidge}/pages/register`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please enter your Account Number.')).toBeVisible();
  await page.getByLabel('Account Number').fill(member.account);
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please select an authentication type to receive verification code.')).toBeVisible();
  await page.getByLabel('Text message: Cell (541) ***-****').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/It is valid for 2 hours/)).toBeVisible();
  const code = await fromOutbox(page, cedarRidge, member.phone, sixDigits);

  await page.getByLabel('Verification code').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Account verification is unsuccessful.')).toBeVisible();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await expect(page).toHaveTitle(/^Step 2 of 3: Enter your verification code \| /);
  await expectAccessible(page);
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(page.getByRole('heading', { name: 'Complete Registration' })).toBeVisible();
  await expect(page.getByText('Account verification is successful.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  for (const sentence of [
    'Please enter a username.',
    'Please enter a valid Email Address.',
    'Please enter a password.',
    'Please select an option.',
    'Please enter an answer.',
  ])
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  await expectAccessible(page);

  const username = `journey.${project.name}`;
  await page.getByLabel('Username').fill('walter.prine');
  await page.getByLabel('Username').blur();
  await expect(page.getByText('The username has already been registered.').first()).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Username').blur();
  await expect(page.getByText('This username is available.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`);
  await page.getByLabel('Confirm Email').fill(`other@example.com`);
  await expect(page.getByText('Email and Confirm Email does not match.').first()).toBeVisible();
  await page.getByLabel('Confirm Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Password1!');
  await page.getByLabel('Confirm Password').fill('Password1!');
  await page.getByLabel('Security question').selectOption({ label: 'What was your first car?' });
  await page.getByLabel('Security answer').fill('A blue one');
  await page.getByLabel('Send my bills by email instead of on paper').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please check the paperless confirmation checkbox.').first()).toBeVisible();
  await page
    .getByLabel(
      'I agree to receive my bills by email instead of on paper. I can go back to paper at any time under My Profile, free.',
    )
    .check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('This password is too common')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Willow-creek-88!');
  await page.getByLabel('Confirm Password').fill('Willow-creek-88!');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(`You can now sign in as ${username}.`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(username.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('Willow-creek-88!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await chooseFirstNotices(page, project.name === 'phone', `${username}@example.com`);

  await page.evaluate(() => localStorage.removeItem('rochdale.session'));
  await visit(page, `${cedarRidge}/pages/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Willow-creek-88!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});

/** The step of the first sign-in: left as it is, or, by keyboard alone, with a mobile number added in place. */
async function chooseFirstNotices(page: Page, isSkipped: boolean, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Manage Notifications' })).toBeVisible();
  const matters = page.getByRole('region', { name: 'The three that matter' });
  await expect(matters.getByRole('switch')).toHaveCount(3);
  for (const one of await matters.getByRole('switch').all()) await expect(one).toBeChecked();
  await expect(matters).toContainText('We turned these on for you at your first sign-in.');
  await expectAccessible(page);
  await fromOutbox(page, cedarRidge, email, /(Bill ready, Payment due, Outage and restoration)/);
  const skip = page.getByRole('link', { name: 'Skip', exact: true });
  if (isSkipped) await skip.click();
  else {
    await press(page, matters.getByRole('switch', { name: 'Bill ready' }), 'Space');
    await press(page, page.getByRole('button', { name: 'Add a mobile number' }));
    const number = page.getByRole('textbox', { name: 'Mobile number' });
    await expect(number).toBeFocused();
    await page.keyboard.type('5415550188');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please choose text messages, voice calls or both.').first()).toBeVisible();
    await press(page, page.getByLabel('Text messages', { exact: true }), 'Space');
    await expectAccessible(page);
    await press(page, page.getByRole('button', { name: 'Send code' }));
    const field = page.getByLabel('Verification code');
    await expect(field).toBeFocused();
    const code = await fromOutbox(page, cedarRidge, '5415550188', sixDigits);
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is not the code, or it has expired.')).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '(541) 555-0188 is verified.' })).toBeFocused();
    await press(page, page.getByRole('checkbox', { name: 'Outage and restoration by text' }), 'Space');
    await expect(page.getByRole('checkbox', { name: 'Bill ready by email' })).not.toBeChecked();
    await press(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByRole('status').filter({ hasText: 'Your notices are saved' })).toBeFocused();
    await expect(matters).not.toContainText('We turned these on for you');
    await press(page, page.getByRole('link', { name: 'Go to my account' }));
  }
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
}

test('today’s settings: a typed contact, a passphrase, no question, ten minutes @desk', async ({ page }) => {
  await toCode(page, whetstoneHills, '104500108');
  await expect(page.getByText('We have no phone or email address on file for you.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('obed');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Text message').check();
  await page.getByLabel('Cell phone').fill('(041) 555-0142');
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByRole('textbox', { name: 'Email' }).fill('obed@farrow.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/It is valid for 10 minutes/)).toBeVisible();
  await page
    .getByLabel('Verification code')
    .fill(await fromOutbox(page, whetstoneHills, 'obed@farrow.example', sixDigits));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Registration' })).toBeVisible();
  await expect(page.getByLabel('Security question')).toHaveCount(0);
  await expect(page.getByLabel('Confirm Email')).toHaveCount(0);
  await expect(page.getByLabel('Send my bills by email instead of on paper')).toBeChecked();
  await expect(page.getByLabel('Send me the Hill Country News by email.')).not.toBeChecked();
  await page.getByLabel('Username').fill('obed.farrow');
  await page.getByLabel('Email', { exact: true }).fill('obed@farrow.example');
  await page.getByLabel('Password', { exact: true }).fill('too short');
  await page.getByLabel('Confirm Password').fill('too short');
  await page
    .getByLabel(
      'I agree to receive my bills by email instead of on paper. I can go back to paper at any time under My Profile, free.',
    )
    .check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Password must be at least 15 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('gravel road at dawn');
  await page.getByLabel('Confirm Password').fill('gravel road at dawn');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('You can now sign in as obed.farrow.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill('obed.farrow');
  await page.getByLabel('Password', { exact: true }).pressSequentially('gravel road at dawn');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});

test('without contacts on file, where none may be typed, the visitor is told to call', async ({ page }) => {
  await toCode(page, cedarRidge, '104500108');
  await expect(
    page.getByText('Unable to fetch details for entered account. Please contact customer support.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectAccessible(page);
});

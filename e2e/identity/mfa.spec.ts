import type { Page } from '@playwright/test';
import { codeOf, scanSecret } from '../support/authenticator.ts';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';

async function enterPassword(page: Page, username: string): Promise<void> {
  await visit(page, `${cedarRidge}/pages/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your 6-digit code' })).toBeVisible();
}

const signOut = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('rochdale.session'));
};

test('a member sets up an authenticator from the QR code, signs in with it, and removes it @main', async ({ page }, {
  project,
}) => {
  const username = project.name === 'phone' ? 'georgiana.fmw' : 'inez.calloway';
  await signIn(page, cedarRidge, username, `${cedarRidge}/pages/my-profile`);
  await page.getByRole('tab', { name: 'Multi-Factor Authentication' }).click();
  await expect(page.getByText('Multi-factor authentication is off.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set Up Now' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator app' })).toBeFocused();
  const qrCode = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(qrCode).toBeVisible();
  expect((await qrCode.boundingBox())?.width).toBe(150);
  const secret = await scanSecret(page);
  await page.getByText('Can’t scan this code?').click();
  await expectAccessible(page);
  await expect(page.getByText(secret.match(/.{1,4}/g)?.join(' ') ?? '')).toBeVisible();

  const activate = page.getByRole('button', { name: 'Verify Code and Activate' });
  await page.getByLabel('Code from the app').fill('12345');
  await expect(activate).toBeDisabled();
  await page.getByLabel('Code from the app').fill(codeOf(secret, 3600));
  const current = page.getByLabel('Current password', { exact: true });
  await activate.click();
  await expect(page.getByText('Please enter your current password.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill('Not-this-one-1!');
  await activate.click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(current).toBeFocused();
  await expectAccessible(page);
  await current.fill(demoPassword);
  await activate.click();
  await expect(page.getByText('The code is not right.')).toBeVisible();
  await page.getByLabel('Code from the app').fill(codeOf(secret, -30));
  await activate.click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const recoveryCode =
    (await page
      .getByRole('listitem')
      .filter({ hasText: /^[A-Z0-9]{5}-[A-Z0-9]{5}$/ })
      .first()
      .textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: 'Change App' })).toBeVisible();

  await signOut(page);
  await enterPassword(page, username);
  await expect(page.getByLabel('Username')).toHaveAttribute('readonly', '');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Enter your 6-digit code' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expectAccessible(page);
  const code = codeOf(secret);
  await page.getByLabel('Authenticator code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();

  await signOut(page);
  await enterPassword(page, username);
  await page.getByLabel('Authenticator code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The code is not right.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await enterPassword(page, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();

  await visit(page, `${cedarRidge}/pages/my-profile`);
  await page.getByRole('tab', { name: 'Multi-Factor Authentication' }).click();
  await page.getByRole('button', { name: 'Remove App' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await expect(confirm.getByText('Are you sure you want to delete this MFA mode?')).toBeVisible();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Remove App' }).click();
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await expect(confirm.getByText('Please enter your current password.')).toBeVisible();
  await expectAccessible(page);
  await confirm.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Set Up Now' })).toBeVisible();
});

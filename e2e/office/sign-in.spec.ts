import type { Page } from '@playwright/test';
import { demoStaffPassword } from '../../apps/api/src/start/demo-staff.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { cedarOffice, openOffice, unusedCode } from '../support/office.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** An authenticator in the browser that verifies whoever uses it. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('whoever is not signed in is taken to sign in, and then to where they wanted to go @main', async ({ page }) => {
  await page.goto(`${cedarOffice}/approvals`);
  await expect(heading(page, 'Sign in to the office')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('priya@office.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email, password or code is not right.');
  await page.getByLabel('Password', { exact: true }).fill(demoStaffPassword);
  await page.getByLabel('6-digit code').fill(await unusedCode(page, 'priya'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Second person')).toBeVisible();
  await expect(page).toHaveURL(`${cedarOffice}/approvals`);
  await expectAccessible(page);
});

test('a session that has ended forgets what was shown and comes back to the same page @desk', async ({ page }) => {
  await openOffice(page, 'gwen', '/login');
  await expect(heading(page, 'Your login')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Second person' }).click();
  await expect(heading(page, 'Sign in to the office')).toBeVisible();
  await expect(page).toHaveURL(`${cedarOffice}/sign-in#/approvals`);
});

test('a passkey is added, signs in, and is removed after a fresh proof @desk', async ({ page }) => {
  await addAuthenticator(page);
  await openOffice(page, 'marta', '/login');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('What do you call it?').fill('Desk key');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  await expect(page.getByText('Desk key')).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto(`${cedarOffice}/login`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(heading(page, 'Your login')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Desk key' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
});

test('letters lead to screens, unless they are turned off @desk', async ({ page }) => {
  await openOffice(page, 'gwen', '/login');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(heading(page, 'Second person')).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await keys.getByLabel('Single letters do something').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(heading(page, 'Second person')).toBeVisible();
});

test('the menu at the foot of a phone has everything, in Spanish too @phone', async ({ page }) => {
  await openOffice(page, 'otis');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Otis Beal' });
  await menu.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog', { name: 'Otis Beal' }).getByRole('link', { name: 'Su acceso' }).click();
  await expect(heading(page, 'Su acceso')).toBeVisible();
  await expectAccessible(page);
});

import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit, visitLink } from '../support/journey.ts';
import { fromOutbox, messagesTo } from '../support/outbox.ts';
import { addDevice, removeDevice, restoreFromCopy, setVerified } from './virtual-device.ts';

const profile = `${cedarRidge}/pages/my-profile` as const;
const login = `${cedarRidge}/pages/login` as const;

async function openTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Passkeys' }).click();
  await expect(page.getByRole('heading', { name: 'Your ways in' })).toBeVisible();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('What do you call it?').fill(name);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('rochdale.session'));
  await visit(page, login);
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' }).click();

test('a passkey is added, named, signs in alone, and goes after the password @main', async ({ page }, { project }) => {
  const username = project.name === 'phone' ? 'silas.barrow' : 'opal.lindqvist';
  await signIn(page, cedarRidge, username, profile);
  await openTab(page);
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(adding.getByText('Please give the passkey a name.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const device = await addDevice(page);
  await addPasskey(page, 'My phone');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Rename My phone' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename' });
  await renaming.getByLabel('What do you call it?').fill('Kitchen laptop');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The passkey has its new name.')).toBeVisible();

  await signOut(page);
  await usePasskey(page);
  await page.waitForURL('**/pages/accountoverview');
  await visit(page, profile);
  await openTab(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen laptop' })).toContainText('Last used');
  await page.getByRole('button', { name: 'Remove Kitchen laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(removing.getByText('Please enter your current password.')).toBeVisible();
  await expectAccessible(page);
  await removing.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
  const sent = (
    await messagesTo(page, cedarRidge, project.name === 'phone' ? 'silas@barrow.example' : 'opal@lindqvist.example')
  ).join();
  expect(sent).toContain('A passkey was added to your portal login');
  expect(sent).toContain('A passkey was removed from your portal login');

  await signOut(page);
  await usePasskey(page);
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible();
  await expectAccessible(page);
  await removeDevice(device);
});

test('who is not verified is not let in, and a counter that goes back is told @desk', async ({ page }) => {
  await signIn(page, cedarRidge, 'leland.fisk', profile);
  await openTab(page);
  const device = await addDevice(page);
  await addPasskey(page, 'Phone');
  await signOut(page);
  await setVerified(device, false);
  await usePasskey(page);
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await setVerified(device, true);
  await usePasskey(page);
  await page.waitForURL('**/pages/accountoverview');
  await signOut(page);
  await restoreFromCopy(device);
  await usePasskey(page);
  await page.waitForURL('**/pages/accountoverview');
  await expect
    .poll(async () => (await messagesTo(page, cedarRidge, 'leland@fisk.example')).join())
    .toContain('Look at your passkeys');
});

test('two devices, and no password any more: each opens the login, and the last one stays @desk', async ({ page }) => {
  await signIn(page, cedarRidge, 'june.castellane', profile);
  await openTab(page);
  const phone = await addDevice(page);
  await addPasskey(page, 'Phone');
  await removeDevice(phone);
  await addDevice(page);
  await addPasskey(page, 'Laptop');
  await page.getByRole('button', { name: 'Switch off Password' }).click();
  const asking = page.getByRole('dialog', { name: 'Sign in without a password?' });
  await asking.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Your password is switched off.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove Phone' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await removing.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(removing.getByText('You have five minutes to make this change.')).toBeVisible();
  await expectAccessible(page);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await removing.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(removing.getByText('You have five minutes')).toBeVisible();
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(removing.getByText('This is your last way in.')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('rochdale.session'));
  await visit(page, login);
  await usePasskey(page);
  await page.waitForURL('**/pages/accountoverview');
});

test('after a sign-in on a device that can, one quiet offer, and none the next time @desk', async ({ page }) => {
  await addDevice(page);
  await signIn(page, cedarRidge, 'nadia.whitlock');
  const offer = page.getByText('Sign in with your face, finger or PIN next time');
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('status').filter({ has: offer }).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('What do you call it?').fill('This laptop');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => sessionStorage.clear());
  const asked = page.waitForResponse('**/passkey-offer');
  await visit(page, `${cedarRidge}/pages/accountoverview`);
  expect(await (await asked).json()).toEqual({ isOffered: false });
  await expect(offer).toBeHidden();
});

test('who lost every device waits a day, which whoever is told can stop @desk', async ({ page }) => {
  const reset = /reset-password\?otc=([\w-]{43})/;
  const askForLink = async (): Promise<void> => {
    await visit(page, `${cedarRidge}/pages/forgot-password`);
    await page.getByLabel('Username').fill('june.castellane');
    await page.getByLabel('Email').fill('june@castellane.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  };
  await askForLink();
  const otc = await fromOutbox(page, cedarRidge, 'june@castellane.example', reset);
  await visitLink(page, `${cedarRidge}/pages/reset-password?otc=${otc}`);
  await expect(page.getByRole('heading', { name: 'Get back in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wait 24 hours' }).click();
  await expect(page.getByText('You wait until')).toBeVisible();
  await expectAccessible(page);
  const code = await fromOutbox(page, cedarRidge, 'june@castellane.example', /stop-change\?code=([\w-]{24})/);
  await visitLink(page, `${cedarRidge}/pages/stop-change?code=${code}`);
  await expect(page.getByText('asked to get back into it without a passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Stop this change' }).click();
  await expect(page.getByRole('heading', { name: 'The change is stopped' })).toBeVisible();
});

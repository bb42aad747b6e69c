import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit, visitLink } from '../support/journey.ts';
import { fromOutbox } from '../support/outbox.ts';
import { addDevice } from './virtual-device.ts';

const profile = `${cedarRidge}/pages/my-profile` as const;
const login = `${cedarRidge}/pages/login` as const;
const overview = `${cedarRidge}/pages/accountoverview` as const;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const member = { username: 'inez.calloway', newPassword: 'Willow-creek-88!' };

test.describe.configure({ mode: 'serial' });

async function openPasskeys(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Passkeys' }).click();
  await expect(page.getByRole('heading', { name: 'Your ways in' })).toBeVisible();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await openPasskeys(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('What do you call it?').fill(name);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
}

async function removePasskey(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Password (optional)', { exact: true }).fill(to);
  await page.getByLabel('Confirm Password').fill(to);
  await page.getByLabel('Current password', { exact: true }).fill(from);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();
}

/** Whoever held a session is asked to sign in. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto(overview);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
}

const expectRefusedPasskey = async (page: Page): Promise<void> => {
  await visit(page, login);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible();
};

test('a lost phone: from another browser its passkey is removed, and its session ends with that @phone', async ({
  page,
  browser,
}) => {
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, cedarRidge, member.username, profile);
  await addDevice(phone);
  await addPasskey(phone, 'My phone');
  await signIn(page, cedarRidge, member.username, profile);
  await openPasskeys(page);
  await removePasskey(page, 'My phone', demoPassword);
  await expectSignedOut(phone);
  await expectRefusedPasskey(phone);
  await phone.context().close();
});

test('a shared computer: signing out leaves nothing of the member, in storage or behind the back button @phone', async ({
  page,
}) => {
  await visit(page, login);
  await page.getByLabel('Username').fill('walter.prine');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Balance and account' })).toContainText('104500017');
  await visit(page, `${cedarRidge}/pages/billpayments/history`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/pages\/home$/);
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases.map(({ name }) => name),
    ]);
  });
  for (const his of ['walter', 'prine', '104500017', '200025', 'rochdale.session'])
    expect(kept.toLowerCase()).not.toContain(his);
  for (const _ of [1, 2, 3]) {
    await page.goBack();
    if (page.url() === 'about:blank') break;
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByText('104500017')).toHaveCount(0);
    await expect(page.getByText('Walter')).toHaveCount(0);
  }
  await visit(page, login);
  await expect(page.getByLabel('Username')).toHaveValue('');
});

test('a former partner with the password and yesterday’s session is out of all when it is changed, passkey and all, but for what the member checks to keep @phone', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const partner = await (await browser.newContext()).newPage();
  await signIn(partner, cedarRidge, member.username, profile);
  await addDevice(partner);
  await addPasskey(partner, 'Theirs');
  await partner.getByRole('tab', { name: 'Personal Tokens' }).click();
  await partner.getByRole('button', { name: 'Make a token' }).click();
  await partner.getByLabel('Name', { exact: true }).fill('Theirs');
  await partner.getByRole('checkbox').first().check();
  await partner.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await partner.getByRole('button', { name: 'Make a token' }).click();
  const token = (await partner.getByText(/^rdl_pat_/).textContent()) ?? '';
  const reads = async () =>
    (await request.get(`${cedarRidge}/v3/data/accounts`, { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await reads()).toBe(200);

  await signIn(page, cedarRidge, member.username, profile);
  const email = await page.getByLabel('Email', { exact: true }).inputValue();
  await request.post(`${cedarRidge}/v3/recovery/password`, { data: { username: member.username, email } });
  const link = await fromOutbox(page, cedarRidge, email, /(\/pages\/[\w-]*reset[\w-]*\?[^"&<\s]+)/);
  await page.getByLabel('Password (optional)', { exact: true }).fill(member.newPassword);
  const stays = page.getByRole('group', { name: 'Passkeys that stay' });
  await expect(stays.getByRole('checkbox', { name: /Keep “Theirs” Added/ })).not.toBeChecked();
  await expectAccessible(page);
  await changePassword(page, demoPassword, member.newPassword);

  await expectSignedOut(partner);
  expect(await reads()).toBe(401);
  const again = { username: member.username, password: demoPassword };
  expect((await request.post(`${cedarRidge}/v3/login`, { data: again })).status()).toBe(400);
  await visitLink(partner, `${cedarRidge}${link}`);
  await expect(partner.getByLabel('Password', { exact: true })).toHaveCount(0);

  await expectRefusedPasskey(partner);
  await fromOutbox(page, cedarRidge, email, /(A passkey was removed from your portal login)/);
  await openPasskeys(page);
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();

  await page.getByRole('tab', { name: 'Login Info' }).click();
  await changePassword(page, member.newPassword, demoPassword);
  await partner.context().close();
});

test('a session that somebody forgot to end is seen on My record, and ended from here with the password @phone', async ({
  page,
  browser,
}) => {
  const library = await (await browser.newContext({ userAgent: firefox })).newPage();
  await signIn(library, cedarRidge, member.username);
  await signIn(page, cedarRidge, member.username, `${cedarRidge}/pages/my-record`);
  const open = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(open.getByText('This browser')).toBeVisible();
  await expect(open.getByRole('listitem').filter({ hasText: 'Firefox · Windows' })).toContainText('last used');
  await expectAccessible(page);
  await open.getByRole('button', { name: 'End Firefox · Windows' }).click();
  const dialog = page.getByRole('dialog', { name: 'End this session?' });
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect(dialog.getByLabel('Current password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect(open.getByText('It is signed out.')).toBeVisible();
  await expect(open.getByText('Firefox · Windows')).toHaveCount(0);
  await expectSignedOut(library);
  await library.context().close();
});

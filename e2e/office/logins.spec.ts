import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { cedarOffice, openOffice } from '../support/office.ts';
import { fromOutbox } from '../support/outbox.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Finds a member by keyboard, as one does with the phone in the other hand. */
async function find(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeVisible();
}

/** Sets up an authenticator with the calls of My Profile. */
async function setUpAuthenticator(page: Page, username: string): Promise<void> {
  const post = async (path: string, data: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await page.request.post(cedarRidge + path, { data, headers })).json();
  };
  const { accessToken, memberNumber } = await post('/v3/login', { username, password: demoPassword });
  const own = `/v3/member/${memberNumber}/mfa`;
  const { encryptedValidator, secretNewKey: key } = await post(`${own}/qr-code`, {}, accessToken);
  const asked = { encryptedMember: encryptedValidator, code: codeOf(key), key, currentPassword: demoPassword };
  expect((await post(own, asked, accessToken)).transactionStatus).toBe(true);
}

test('“lock my login”: found by name and locked by keyboard; the member is out, and reads whom to call @desk @main', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const members = await other.newPage();
  await signIn(members, cedarRidge, 'petra.lindqvist');
  await openOffice(page, 'dana');
  await find(page, 'petra', 'Petra Lindqvist');
  await expect(page.getByText(/Linux/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lock this login?' });
  await dialog.getByLabel('Reason').fill('her phone was stolen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lock' }).press('Enter');
  await expect(page.getByText('The login is locked, and every session has ended.')).toBeVisible();
  await expect(page.getByText(/^Locked by the office since/)).toContainText('her phone was stolen');
  await expectAccessible(page);

  await members.reload();
  await expect(members).toHaveURL(/login/);
  await members.getByLabel('Username').fill('petra.lindqvist');
  await members.getByLabel('Password', { exact: true }).fill(demoPassword);
  await members.getByRole('button', { name: 'Sign In' }).click();
  await expect(members.getByText(/Our office has locked this login\. To open it again, call us at/)).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Unlock' }).press('Enter');
  const open = page.getByRole('dialog', { name: 'Unlock this login?' });
  await open.getByLabel('Reason').fill('she came in');
  await open.getByRole('button', { name: 'Unlock' }).press('Enter');
  await expect(page.getByText('The login is open again.')).toBeVisible();
});

test('“I lost my phone and its codes”: asked, approved by another, told, and stopped by the member; then “I have a new email address”, at the counter @desk', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const [second, members] = [await other.newPage(), await other.newPage()];
  await setUpAuthenticator(members, 'hollis.granger');
  await openOffice(page, 'dana', '/', { isProved: true });
  await find(page, 'hollis', 'Hollis Granger');
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove the second step?' });
  await expect(dialog).toContainText('No question whose answer is on a bill proves who calls');
  await dialog.getByLabel('Reason').fill('lost his phone, called back on the number on file');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for it' }).press('Enter');
  await expect(page.getByText('Asked. Another person has to approve it.')).toBeVisible();

  await openOffice(second, 'ike', '/approvals', { isProved: true });
  const asked = second.getByRole('listitem').filter({ hasText: 'Remove the second step of a member’s login' });
  await expect(asked).toContainText('By phone');
  await expectAccessible(second);
  await asked.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(asked).toHaveCount(0);
  const waits = second.getByRole('listitem').filter({ hasText: 'Hollis Granger' });
  await expect(waits).toContainText('Waits');
  await expectAccessible(second);

  const code = await fromOutbox(members, cedarRidge, 'hollis@granger.example', /stop-change\?code=([\w-]+)/);
  await visit(members, `${cedarRidge}/pages/stop-change?code=${code}`);
  await expect(members.getByText(/asked to turn off sign-in codes/)).toBeVisible();
  await expect(members).toHaveURL(`${cedarRidge}/pages/stop-change`);
  await members.getByRole('button', { name: 'Stop this change' }).press('Enter');
  await expect(members.getByRole('heading', { name: 'The change is stopped' })).toBeFocused();
  await second.reload();
  await expect(waits).toContainText('Stopped from hollis@granger.example');

  await page.reload();
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  const email = page.getByRole('dialog', { name: 'Change the sign-in email?' });
  await email.getByLabel('New email').fill('hollis.new@granger.example');
  await email.getByLabel('At the counter, with a document').check();
  await email.getByLabel('Reason').fill('came in with his passport');
  await email.getByRole('button', { name: 'Ask for it' }).press('Enter');
  await expect(email.getByText('Say which document you have seen.')).toBeVisible();
  await email.getByLabel('Document', { exact: true }).selectOption('Passport');
  await expectAccessible(page);
  await email.getByRole('button', { name: 'Ask for it' }).press('Enter');
  await expect(page.getByText('Asked. Another person has to approve it.')).toBeVisible();
  await second.reload();
  const change = second.getByRole('listitem').filter({ hasText: 'New email: hollis.new@granger.example' });
  await expect(change).toContainText('At the counter: Passport.');
  await change.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(change).toHaveCount(0);
  await fromOutbox(members, cedarRidge, 'hollis@granger.example', /(Our messages now go to the new address)/);
  await page.reload();
  await expect(page.getByText('hollis.new@granger.example').first()).toBeVisible();
  await other.close();
});

test('what one may not do with a login says what it takes @desk', async ({ page }) => {
  await openOffice(page, 'otis', '/members/200025');
  for (const name of ['Lock', 'Change', 'End all'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`${cedarOffice}/approvals`);
  await expect(page.getByRole('heading', { name: 'Changes to logins' })).toBeVisible();
});

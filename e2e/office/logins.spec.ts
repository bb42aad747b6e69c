import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator.ts';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { cedarOffice, openOffice } from '../support/office.ts';
import { fromOutbox, messagesTo } from '../support/outbox.ts';

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

/** Sets up an authenticator with the calls of My Profile; answers the member's number, and a session that may take it away again. */
async function setUpAuthenticator(
  page: Page,
  username: string,
): Promise<{ memberNumber: string; accessToken: string }> {
  const post = async (path: string, data: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await page.request.post(cedarRidge + path, { data, headers })).json();
  };
  const { accessToken, memberNumber } = await post('/v3/login', { username, password: demoPassword });
  const own = `/v3/member/${memberNumber}/mfa`;
  const { encryptedValidator, secretNewKey: key } = await post(`${own}/qr-code`, {}, accessToken);
  const asked = { encryptedMember: encryptedValidator, code: codeOf(key), key, currentPassword: demoPassword };
  const set = await post(own, asked, accessToken);
  expect(set.transactionStatus).toBe(true);
  return { memberNumber, accessToken: set.accessToken };
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

const thief = 'new-phone@evil.example';

/** Asks for a change by telephone, as the caller wants it. */
async function ask(page: Page, button: string, title: string, email?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText('No question whose answer is on a bill proves who calls');
  await expect(dialog).toContainText('A second person approves it. Then every contact on file is told');
  if (email !== undefined) await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Reason').fill('says their phone is broken, knew the address and the last bill');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('Asked. Another person has to approve it.')).toBeVisible();
}

/** The clerk alone can't approve it; a second person does, and from then on everybody is told. */
async function approve(clerk: Page, second: Page, what: string, member: string): Promise<void> {
  await clerk.goto(new URL('/approvals', clerk.url()).href);
  const own = clerk.getByRole('listitem').filter({ hasText: what }).filter({ hasText: member });
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
  await second.goto(new URL('/approvals', clerk.url()).href);
  const asked = second.getByRole('listitem').filter({ hasText: what }).filter({ hasText: member });
  await expect(asked).toContainText('By phone: it waits for 24 hours after your approval.');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(asked.getByRole('button', { name: 'Approve' })).toHaveCount(0);
}

/** The member stops it from the address on file, without knowing the login. */
async function stop(page: Page, email: string, before = ''): Promise<string> {
  const code = await fromOutbox(
    page,
    cedarRidge,
    email,
    new RegExp(`stop-change\\?code=(?!${before || '-'})([\\w-]+)`),
  );
  await visit(page, `${cedarRidge}/pages/stop-change?code=${code}`);
  await page.getByRole('button', { name: 'Stop this change' }).click();
  await expect(page.getByRole('heading', { name: 'The change is stopped' })).toBeFocused();
  return code;
}

test('a clerk who is lied to on the telephone gives nothing away: a link goes to the address on file alone, another address and the second step want two people and a day, and the member stops both', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const [username, email, who] =
    project.name === 'desk'
      ? (['greta.solheim', 'greta@solheim.example', 'Greta Solheim'] as const)
      : (['ivor.maddox', 'ivor@maddox.example', 'Ivor Maddox'] as const);
  const other = await browser.newContext();
  const [second, member] = [await other.newPage(), await other.newPage()];
  const { memberNumber, accessToken } = await setUpAuthenticator(member, username);
  await openOffice(page, 'dana', `/members/${memberNumber}`, { isProved: true });
  await expect(page.getByRole('heading', { level: 1, name: who })).toBeVisible();

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Send a link for a new password?' });
  await expect(link).toContainText(`It goes to ${email} and to no other address`);
  await expect(link.getByRole('textbox')).toHaveCount(1);
  await link.getByLabel('Reason').fill('wants it at another address');
  await expectAccessible(page);
  await link.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`The link goes to ${email} now.`)).toBeVisible();
  await fromOutbox(member, cedarRidge, email, /(\/pages\/reset-password\?)/);

  await ask(page, 'Change', 'Change the sign-in email?', thief);
  await openOffice(second, 'ike', '/approvals', { isProved: true });
  await approve(page, second, thief, memberNumber);
  // While it waits the login is as it was: the new address opens nothing.
  const forgotten = { username, email: thief };
  expect((await member.request.post(`${cedarRidge}/v3/recovery/password`, { data: forgotten })).ok()).toBe(true);
  await page.goto(new URL(`/members/${memberNumber}`, page.url()).href);
  await expect(page.getByText(/^The sign-in email becomes/)).toContainText('Every contact was told and can stop it.');
  await expectAccessible(page);
  const first = await stop(member, email);

  await page.reload();
  await ask(page, 'Remove', 'Remove the second step?');
  await approve(page, second, 'Remove the second step', memberNumber);
  await stop(member, email, first);

  await page.goto(new URL(`/members/${memberNumber}`, page.url()).href);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Change the sign-in email?' });
  await expect(again).toContainText('By phone this is not possible');
  await expect(again.getByLabel('On the phone')).toHaveCount(0);
  await expectAccessible(page);

  // The new address is asked too whether it wants that, and learns nothing of whose login it is.
  for (const message of await messagesTo(member, cedarRidge, thief))
    for (const told of ['reset-password', username, who, memberNumber, email]) expect(message).not.toContain(told);
  const signIn = await member.request.post(`${cedarRidge}/v3/login`, { data: { username, password: demoPassword } });
  expect(await signIn.json()).toMatchObject({ accessToken: null, memberMfaEnabled: true });
  // Other journeys sign in as this member.
  const headers = { authorization: `Bearer ${accessToken}` };
  const off = { headers, data: { currentPassword: demoPassword } };
  expect((await member.request.delete(`${cedarRidge}/v3/member/${memberNumber}/mfa`, off)).ok()).toBe(true);
  await other.close();
});

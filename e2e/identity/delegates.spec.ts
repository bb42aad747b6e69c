import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';
import { fromOutbox } from '../support/outbox.ts';

const password = 'Rochdale-demo-1!';

test('a member lets somebody in, who makes a login, sees that account and no more, and is let in no longer @main', async ({
  page,
  browser,
}, { project }) => {
  const invited = `bookkeeper-${project.name}@example.com`;
  await signIn(page, cedarRidge, 'walter.prine');
  await page.goto(`${cedarRidge}/pages/delegates`);
  await expect(page.getByRole('heading', { level: 1, name: 'People you let in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the invitation' }).press('Enter');
  await expect(page.getByText('Please choose at least one account.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Their email').fill(invited);
  await page.getByRole('radio', { name: /^See: / }).check();
  await page.getByRole('checkbox', { name: /104500017/ }).check();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Send the invitation' }).press('Enter');
  await expect(page.getByText('The invitation is sent.')).toBeVisible();
  await expect(page.getByText(invited, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const link = await fromOutbox(page, cedarRidge, invited, /delegate-invitation\?code=([\w-]+)/);
  const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await theirs.goto(`${cedarRidge}/pages/delegate-invitation?code=${link}`);
  await expect(theirs.getByText('Walter Prine lets you see accounts of theirs (1).')).toBeVisible();
  await expect(theirs).not.toHaveURL(/code=/);
  await expectAccessible(theirs);
  const username = `bookkeeper.${project.name}`;
  await theirs.getByLabel('Username').fill(username);
  await theirs.getByLabel('Password', { exact: true }).fill('Maple-river-42!');
  await theirs.getByLabel('Confirm Password').fill('Maple-river-42!');
  await theirs.getByRole('button', { name: 'Make a login' }).press('Enter');
  await expect(theirs.getByText('You may use them now. Sign in with your login.')).toBeVisible();

  await theirs.goto(`${cedarRidge}/pages/login`);
  await theirs.getByLabel('Username').fill(username);
  await theirs.getByLabel('Password', { exact: true }).fill('Maple-river-42!');
  await theirs.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Account Overview' })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Balance and account' })).toContainText('104500017');
  await expect(theirs.getByText('This is Walter Prine’s account. You are using it for them.')).toBeVisible();
  await expectAccessible(theirs);

  // What is the login's own stays its own while another's account is shown.
  for (const [path, heading, own] of [
    ['my-record', 'My record', 'Signed in'],
    ['connected-apps', 'Connected Apps', 'No app reads your data or signs you in.'],
  ] as const) {
    await theirs.goto(`${cedarRidge}/pages/${path}`);
    await expect(theirs.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(theirs.getByText(own).first()).toBeVisible();
    await expect(theirs.getByText('This is Walter Prine’s account.')).toHaveCount(0);
    await expectAccessible(theirs);
  }
  await theirs.goto(`${cedarRidge}/pages/accountoverview`);
  await expect(theirs.getByText('This is Walter Prine’s account.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `End it for ${invited}` }).press('Enter');
  await expect(page.getByText('It has ended. Both of you get an email.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: 'No account is open to you' })).toBeVisible();
  await expect(theirs.getByText('104500017')).toHaveCount(0);
  await expectAccessible(theirs);
});

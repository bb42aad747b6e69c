import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';
import { fromOutbox } from '../support/outbox.ts';

const password = 'Rochdale-demo-1!';

test('a member reads the record, narrows it, and takes everything along as one file @main', async ({ page }, {
  project,
}) => {
  const who = project.name === 'desk' ? 'walter.prine' : 'hollis.granger';
  await signIn(page, cedarRidge, who);
  await page.goto(`${cedarRidge}/pages/my-record`);
  await expect(page.getByRole('heading', { level: 1, name: 'My record' })).toBeVisible();
  await expect(page.getByText('Signed in').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Messages' }).check();
  await expect(page.getByText('Signed in', { exact: true })).toHaveCount(0);
  await page.getByText('How long we keep it').click();
  await expect(page.getByText('Sign-ins and changes')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Download everything' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Download everything' }).click();
  await expect(dialog.getByLabel('Current password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download everything' }).click();
  expect((await saved).suggestedFilename()).toBe('my-record.zip');
  await expect(page.getByText('Your file is saved with your downloads.')).toBeVisible();
});

test('the owner of a login reads what ends, closes it, and signs in no longer @main', async ({
  page: holder,
  browser,
}, { project }) => {
  const invited = `leaving-${project.name}@example.com`;
  const username = `leaving.${project.name}`;
  const theirs = 'Maple-river-42!';
  await signIn(holder, cedarRidge, 'walter.prine');
  await holder.goto(`${cedarRidge}/pages/delegates`);
  await holder.getByLabel('Their email').fill(invited);
  await holder.getByRole('radio', { name: /^See: / }).check();
  await holder.getByRole('checkbox', { name: /104500017/ }).check();
  await holder.getByLabel('Current password', { exact: true }).fill(password);
  await holder.getByRole('button', { name: 'Send the invitation' }).press('Enter');
  await expect(holder.getByText('The invitation is sent.')).toBeVisible();
  const code = await fromOutbox(holder, cedarRidge, invited, /delegate-invitation\?code=([\w-]+)/);
  const page = await (await browser.newContext({ viewport: holder.viewportSize() })).newPage();
  await page.goto(`${cedarRidge}/pages/delegate-invitation?code=${code}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(theirs);
  await page.getByLabel('Confirm Password').fill(theirs);
  await page.getByRole('button', { name: 'Make a login' }).press('Enter');
  await expect(page.getByText('You may use them now. Sign in with your login.')).toBeVisible();

  await page.goto(`${cedarRidge}/pages/login`);
  const signInAgain = async (): Promise<void> => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(theirs);
    await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  };
  await signInAgain();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Overview' })).toBeVisible();
  await page.goto(`${cedarRidge}/pages/my-record`);
  await page.getByRole('button', { name: 'Close my login' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Others who let you in: 1')).toBeVisible();
  await expect(dialog.getByText('This we have to keep:')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect(dialog.getByText('Check the box first.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Current password', { exact: true }).fill(theirs);
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await page.waitForURL((url) => !url.pathname.includes('my-record'));
  await page.goto(`${cedarRidge}/pages/login`);
  await signInAgain();
  await expect(page.getByText('Account Overview')).toHaveCount(0);
  await expect(page.getByRole('alert').first()).toBeVisible();
});

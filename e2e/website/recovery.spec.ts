import { createHmac } from 'node:crypto';
import { cedarRidge } from '../support/coops.ts';
import { demoPassword, expect, expectAccessible, test, visit, visitLink } from '../support/journey.ts';
import { fromOutbox } from '../support/outbox.ts';
import { resetLinkSecret } from '../support/secrets.ts';

const newPassword = 'Maple-river-42!';

test('a forgotten password is chosen anew by a link that works once @main', async ({ page }, { project }) => {
  const [username, email] =
    project.name === 'phone' ? ['lottie.burke', 'lottie@burke.example'] : ['emmett.vance', 'emmett@vance.example'];
  await visit(page, `${cedarRidge}/pages/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText('If what you entered matches an account')).toBeVisible();

  const link = await fromOutbox(page, cedarRidge, email, /(http[^"<\s]+otc=[\w-]+)/);
  await visitLink(page, link);
  await expect(page).toHaveURL(`${cedarRidge}/pages/reset-password`);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Password and Confirm Password does not match.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('The username or password is not right.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();

  await visitLink(page, link);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(`${cedarRidge}/pages/home`);
});

test('a forgotten username comes by e-mail', async ({ page }) => {
  await visit(page, `${cedarRidge}/pages/login`);
  await page.getByRole('link', { name: 'Forgot username?' }).click();
  await page.getByLabel('Account Number').fill('104500058');
  await page.getByLabel('Email').fill('rufus@teague.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('your username is on its way')).toBeVisible();
  expect(
    await fromOutbox(page, cedarRidge, 'rufus@teague.example', /Your username for the member portal is ([\w.]+)\./),
  ).toBe('rufus.teague');
});

test('a link of the billing system lets a password be chosen; one for another member does not', async ({ page }, {
  project,
}) => {
  const [username, other] =
    project.name === 'phone' ? ['hollis.granger', 'della.marsh'] : ['della.marsh', 'hollis.granger'];
  const seconds = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', resetLinkSecret).update(`${username}\n${seconds}`).digest('base64url');
  await visit(page, `${cedarRidge}/pages/reset-password?key=${seconds}.${mac}&username=${other}`);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await visit(page, `${cedarRidge}/pages/reset-password?key=${seconds}.${mac}&username=${username}`);
  await expect(page.getByText(/Choose a new password for/)).toBeVisible();
  await expect(page).toHaveURL(`${cedarRidge}/pages/reset-password`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Confirm Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});

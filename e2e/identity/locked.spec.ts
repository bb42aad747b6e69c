import type { Page } from '@playwright/test';
import { detailedHills } from '../support/coops.ts';
import { expect, expectAccessible, test, visit } from '../support/journey.ts';
import { codePattern, fromOutbox } from '../support/outbox.ts';

/** An account and a login that no other journey uses at this co-op, at each width. */
const members = {
  desk: { account: '104500082', login: 'lottie.burke', loginEmail: 'lottie@burke.example' },
  phone: { account: '104500033', login: 'emmett.vance', loginEmail: 'emmett@vance.example' },
};
const memberOf = (project: string) => members[project === 'phone' ? 'phone' : 'desk'];

async function tryTimes(page: Page, times: number, url: string, data: object): Promise<void> {
  for (let tried = 0; tried < times; tried += 1) await page.request.post(detailedHills + url, { data });
}

test('an account that others have locked opens by a code to a contact on file @main', async ({ page }, { project }) => {
  const { account } = memberOf(project.name);
  await tryTimes(page, 5, '/v3/quick-pay/verify/account/phone', {
    accountNumber: account,
    phoneLastFourDigits: '0000',
  });
  await visit(page, `${detailedHills}/pages/quick-pay`);
  await page.getByLabel('Account number').fill(account);
  await page.getByLabel('Last 4 digits of your phone number').fill('0000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Too many tries did not match this account\. Until .* Or call us at \(/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open it with a code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText(/^If we have a contact on file, a code is on its way\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^That code is not right/)).toBeVisible();
  await expectAccessible(page);
});

test('a login that others have locked asks its owner for a code too', async ({ page }, { project }) => {
  const { login, loginEmail } = memberOf(project.name);
  await tryTimes(page, 10, '/v3/login', { username: login, password: 'a stranger’s guess' });
  await visit(page, `${detailedHills}/pages/login`);
  await page.getByLabel('Username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('Rochdale-demo-1!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(/^Too many passwords were wrong\. Until/)).toBeVisible();
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const code = await fromOutbox(page, detailedHills, loginEmail, codePattern);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('Rochdale-demo-1!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/accountoverview/);
});

test('who guessed wrong while too many do works a moment, and is let in', async ({ page }) => {
  let asked = 0;
  await page.route('**/v3/quick-pay/verify/account/phone', async (route) => {
    if (route.request().headers()['proof-of-work'] !== undefined) asked += 1;
    await route.continue();
  });
  // A network that was wrong sixty times is asked whatever the others do.
  for (let made = 0; made < 61; made += 1)
    await tryTimes(page, 1, '/v3/quick-pay/verify/account/phone', {
      accountNumber: String(800_000_000 + made),
      phoneLastFourDigits: '0000',
    });
  await visit(page, `${detailedHills}/pages/quick-pay`);
  await page.getByLabel('Account number').fill('104500017');
  await page.getByLabel('Last 4 digits of your phone number').fill('0103');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  expect(asked).toBe(1);
});

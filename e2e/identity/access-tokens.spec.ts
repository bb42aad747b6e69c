import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';

const password = 'Rochdale-demo-1!';

test('a member makes a token for a machine, which reads the usage of that account, and ends it @main', async ({
  page,
  request,
}) => {
  await signIn(page, cedarRidge, 'walter.prine');
  await page.goto(`${cedarRidge}/pages/my-profile`);
  await page.getByRole('tab', { name: 'Personal Tokens' }).press('Enter');
  await expect(page.getByText('You have no tokens.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a token' }).press('Enter');
  await page.getByRole('button', { name: 'Make a token' }).press('Enter');
  await expect(page.getByText('Please choose at least one account.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Home Assistant');
  await page.getByRole('checkbox', { name: /104500017/ }).check();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Make a token' }).press('Enter');
  await expect(page.getByText('Home Assistant is ready.')).toBeVisible();
  await expect(page.getByText('Not used yet.')).toBeVisible();
  await expectAccessible(page);

  const token = (await page.getByText(/^rdl_pat_/).textContent()) ?? '';
  const read = () => request.get(`${cedarRidge}/v3/data/accounts`, { headers: { authorization: `Bearer ${token}` } });
  const { accounts } = await (await read()).json();
  expect(accounts).toHaveLength(1);

  await page.getByRole('button', { name: 'I have copied it' }).press('Enter');
  await expect(page.getByText(/^rdl_pat_/)).toHaveCount(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Personal Tokens' }).press('Enter');
  await expect(page.getByText(/Last used .*, from the network /)).toBeVisible();
  await page.getByRole('button', { name: 'End it for Home Assistant' }).press('Enter');
  await expect(page.getByText('Home Assistant has ended. It opens nothing anymore.')).toBeVisible();
  expect((await read()).status()).toBe(401);
});

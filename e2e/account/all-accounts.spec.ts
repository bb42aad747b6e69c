import { cedarRidge } from '../support/coops.ts';
import { expect, signIn, test, visit } from '../support/journey.ts';

test('a member with many accounts finds one, sorts them, and opens it @main', async ({ page }, { project }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  if (project.name === 'desk') {
    await page.getByRole('button', { name: 'View all 7 accounts' }).click();
    await page.getByRole('link', { name: 'View all accounts as a table' }).click();
  } else await visit(page, `${cedarRidge}/pages/account-list`);
  await expect(page.getByText(/7 accounts, /)).toBeVisible();
  await page.getByRole('button', { name: 'Balance' }).click();
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('104495507');
  await page.getByLabel('Search').fill('lantern 11');
  await expect(page.getByText(/^1 account, \$/)).toBeVisible();
  await page.getByLabel('Search').fill('nowhere');
  await expect(page.getByText('No account matches.')).toBeVisible();
  await page.getByLabel('Search').fill('lantern 11');
  await page.getByRole('button', { name: 'Open account 104495523' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await expect(page).toHaveURL(`${cedarRidge}/pages/accountoverview`);
  await expect(page.getByRole('main').getByText('104495523').first()).toBeVisible();
});

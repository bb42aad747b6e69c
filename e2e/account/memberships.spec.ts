import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';

test('who has sold a house reads the bills of before, and nobody else’s @main', async ({ page }) => {
  await signIn(page, cedarRidge, 'leland.fisk', `${cedarRidge}/pages/view-all-accounts`);
  const before = page.getByRole('region', { name: 'Accounts you had before' });
  await expect(before.getByRole('heading', { name: '16 Millrace Ct' })).toBeVisible();
  await expectAccessible(page);
  await before.locator('summary').press('Enter');
  const bills = before.getByRole('region', { name: 'Bills' });
  await expect(bills.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await bills.getByRole('button').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('an organization reads its name, who may speak for it, and its bill by service', async ({ page }) => {
  const billed = page.waitForResponse((answer) => answer.url().includes('/v3/accounts/104519101/bills'));
  await signIn(page, cedarRidge, 'hollow.creek');
  const { results } = await (await billed).json();
  await visit(page, `${cedarRidge}/pages/account-profile`);
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Hollow Creek Farms LLC');
  await expect(page.getByRole('button', { name: 'Edit name' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Also on this membership' })).toContainText('Ansel Drummond');
  await expectAccessible(page);
  await visit(page, `${cedarRidge}/pages/viewbill?accountno=104519101&billdate=${results[0].billDate}`);
  await expect(page.getByText('Fiber', { exact: true })).toBeVisible();
  await expect(page.getByText('For the whole bill')).toBeVisible();
  await expectAccessible(page);
});

test('a bookkeeper without a membership sees the account that was granted', async ({ page }) => {
  await signIn(page, cedarRidge, 'ansel.drummond', `${cedarRidge}/pages/accountoverview`);
  await expect(page.getByText('88 Hollow Creek Rd').first()).toBeVisible();
  await expectAccessible(page);
});

import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, signIn, test, visit } from '../support/journey.ts';

const deposits = '/pages/billpayments/view-deposits';

test('a member reads which deposits are held, and which were given back @main', async ({ page }) => {
  await signIn(page, cedarRidge, 'della.marsh', `${cedarRidge}${deposits}`);
  await expect(page.getByRole('heading', { name: 'Deposits' })).toBeVisible();
  await expect(page.getByText('Held now')).toBeVisible();
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Additional deposit.*\$200\.00.*\$7\.50.*Not refunded.*Held/);
  await expect(rows.last()).toContainText(/Connection deposit.*\$150\.00.*Applied to account/);
});

test('an account without deposits says so; a failed call may be tried again', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine');
  const calls = '**/v3/accounts/*/deposits';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await visit(page, `${cedarRidge}${deposits}`);
  await expect(page.getByText('We are unable to process your request at this time.')).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('There are no deposits on this account.')).toBeVisible();
});

test('a co-op that does not show deposits says that the service is unavailable', async ({ page }) => {
  await signIn(page, whetstoneHills, 'della.marsh', `${whetstoneHills}${deposits}`);
  await expect(page.getByText('Service unavailable, please contact administrator.')).toBeVisible();
  await expect(page.getByText('Held now')).toHaveCount(0);
});

import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';

const arrangements = '/pages/billpayments/view-arrangements';

test('an arrangement on time shows what is paid, what is next and what comes later @main', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo', `${cedarRidge}${arrangements}`);
  await expect(page.getByRole('heading', { name: 'Arrangement A104471882' })).toBeVisible();
  await expect(page.getByText('On time')).toBeVisible();
  await expect(page.getByText('Left to pay')).toBeVisible();
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const [place, state] of ['Paid', 'Next', 'Later', 'Later'].entries())
    await expect(rows.nth(place)).toContainText(new RegExp(`${state}$`));
});

test('an overdue arrangement is marked, with the way to pay it', async ({ page }) => {
  await signIn(page, cedarRidge, 'della.marsh', `${cedarRidge}${arrangements}`);
  const card = page.getByRole('region', { name: 'Arrangement A104500041' });
  await expect(card.getByText('Past due', { exact: true }).first()).toBeVisible();
  await expect(card.getByText(/was due on .* Please pay it soon/)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Pay Bill' }).click();
  await expect(page.getByRole('dialog', { name: 'Make a payment' })).toBeVisible();
});

test('an account without arrangements says so; a co-op without them says that the service is unavailable', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'walter.prine', `${cedarRidge}${arrangements}`);
  await expect(page.getByText('There are no arrangements on this account.')).toBeVisible();
  await signIn(page, whetstoneHills, 'della.marsh', `${whetstoneHills}${arrangements}`);
  await expect(page.getByText('Service unavailable, please contact administrator.')).toBeVisible();
});

import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';

const overview = `${cedarRidge}/pages/accountoverview?accountno=104495507` as const;
const address = `${cedarRidge}/pages/prepaid` as const;

test('a member reads how many days are left, and how long a top-up lasts @main', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo', overview);
  const balance = page.getByRole('region', { name: 'Balance and account' });
  await expect(balance.getByText(/About \d+ days left at your present use/)).toBeVisible();
  await expect(balance.getByText('Usual day')).toBeVisible();
  await expectAccessible(page);
  await balance.getByRole('link', { name: 'View days left' }).click();
  await expect(page.getByRole('heading', { name: 'Prepaid', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /\$18\.50 left lasts about \d+ days/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /days are? .*sure|are sure/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last days' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add money' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /\$40\.00 about \d+ to \d+ days more/ })).toBeVisible();
  await dialog.getByRole('radio', { name: /\$40\.00/ }).check({ force: true });
  await expect(dialog.getByText(/Then \$58\.50 is left: it lasts about \d+ to \d+ days/)).toBeVisible();
  await expectAccessible(page);
});

test('an account that is not prepaid says so, and a failed call may be tried again', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo', address);
  await expect(page.getByText('This account is not prepaid.')).toBeVisible();
  await expectAccessible(page);
  const calls = '**/v3/accounts/*/prepaid';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await visit(page, `${address}?accountno=104495507`);
  await expect(page.getByText('We are unable to process your request at this time.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /left lasts about/ })).toBeVisible();
});

test('a member has the account topped up by itself, sees it among automatic payments, and stops it @desk', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo', `${address}?accountno=104495507`);
  const card = page.getByRole('region', { name: 'Automatic top-up' });
  await card.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please check the box to agree.').first()).toBeVisible();
  await expect(dialog.getByLabel('Add each time')).toHaveValue('40.00');
  await dialog.getByLabel('Never more in a month than').fill('30');
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByText(/\$40\.00 for account 104495507 when its money lasts 3 days or less/)).toBeVisible();
  await expect(dialog.getByText('This is less than one top-up.').first()).toBeVisible();
  await dialog.getByLabel('Never more in a month than').fill('160');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('This account is topped up automatically from now on.')).toBeVisible();
  await expect(card.getByText(/^\$40\.00 when 3 days are left, from /)).toBeVisible();
  await expect(card.getByText('Never more in a month than $160.00. $0.00 of it was used this month.')).toBeVisible();
  await expectAccessible(page);

  await visit(page, `${cedarRidge}/pages/billpayments/pay-automatically`);
  await expect(page.getByText('Topped up automatically')).toBeVisible();
  await expect(page.getByText('Automatic top-up, expected about this day')).toBeVisible();
  await expectAccessible(page);

  await visit(page, `${address}?accountno=104495507`);
  await card.getByRole('button', { name: 'Stop it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click();
  await expect(card.getByText('This account is no longer topped up automatically.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Set it up' })).toBeVisible();
});

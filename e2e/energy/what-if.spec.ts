import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

const address = `${cedarRidge}/pages/what-if` as const;
const year = (page: Page) => page.getByRole('region', { name: /lowest first/ });

test('a member compares a year, adds a car, asks for another rate, and a clerk answers @desk @main', async ({
  page,
}) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo', `${cedarRidge}/pages/usage-tracker`);
  await page.getByRole('link', { name: 'What if you had another rate?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What if you had another rate?' })).toBeVisible();
  await expect(year(page).getByRole('listitem')).toHaveCount(3);
  await expect(year(page).getByText('Your rate')).toBeVisible();
  await expect(page.getByText('an estimate and never a bill')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Electric car at night' }).check();
  await expect(page.getByText(/about \$\d+ more/).first()).toBeVisible();
  await expect(page.getByText(/table of home figures, 2026\. Electric car at night/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Solar, 5 kW' }).check();
  await page.getByRole('checkbox', { name: 'Solar, 8 kW' }).check();
  await expect(page.getByRole('checkbox', { name: 'Solar, 5 kW' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Solar, 8 kW' }).uncheck();
  await expectAccessible(page);

  await page.getByLabel('Compare with').selectOption('TOU');
  const ask = page.getByRole('button', { name: 'Ask to change to Residential time of use' });
  await ask.dblclick();
  await expect(page.getByText(/You asked to change to Residential time of use on/)).toBeVisible();
  await expect(ask).toBeHidden();
  await page.reload();
  await expect(page.getByText(/You asked to change to Residential time of use on/)).toBeVisible();
  await expectAccessible(page);

  await openOffice(page, 'ike', '/queues?kind=rate-change');
  await expect(page.getByRole('list', { name: 'What was asked for' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('list', { name: 'What was asked for' }).getByRole('link', { name: 'Marisol Okonkwo' }).click();
  await expect(page.getByRole('row', { name: /^Rate/ })).toContainText('Residential time of use');
  await expect(page.getByRole('row', { name: /^With/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Your rate was changed less than 12 months ago.' }).click();
  await page.getByRole('button', { name: 'Refuse with this reason' }).click();
  await expect(page.getByText(/Refused by Ike/)).toBeVisible();
  await expectAccessible(page);

  await visit(page, address);
  await page.getByLabel('Compare with').selectOption('TOU');
  await expect(page.getByText(/was not accepted\. Your rate was changed less than 12 months ago\./)).toBeVisible();
  await expect(ask).toBeVisible();
});

test('what cannot be compared says why, and a failed call may be tried again', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine', address);
  await expect(page.getByText('We cannot compare rates for this account')).toBeVisible();
  await expectAccessible(page);
  const calls = '**/v3/accounts/*/what-if*';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await visit(page, address);
  await expect(page.getByText('We are unable to process your request at this time.')).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We cannot compare rates for this account')).toBeVisible();
});

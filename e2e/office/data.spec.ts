import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { coopCommand } from '../support/coop.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

const header =
  'accountNumber,memberNumber,isPrimaryAccount,accountHolderName,serviceStreet,serviceCity,serviceState,serviceZip,locationId,accountType,accountStatus,derivedStatus,billingType,isPrepaidAccount,prepaidVendor,prepaidLabel,accountBalance,pastDueAmount,dueDate,pastDueDate,cutOffDate,cutoffAmount,reconnectFee,disconnectFee,additionalDeposit,liabilityConfirmationAmount,showLiabilityConfirmation,minimumPaymentDue,overPayAmount,prepaidReconnectAmount,isCcEligible,isEcheckEligible,nomoreCheck';
/** An account of the demo's with a balance that is far from its own, so that nothing of it is ever written. */
const row = (balance: string) =>
  `104471882,200017,Y,Marisol Okonkwo,1 Way,Town,OR,97498,,Electric,Active,Current,Standard,N,,,${balance}${','.repeat(16)}`;

/** Tries to import accounts beside the product; whatever it says, nothing is written. */
async function tryImport(balance: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rochdale-held-'));
  writeFileSync(join(folder, 'accounts.csv'), `${header}\n${row(balance)}\n`);
  await coopCommand('cedar-ridge', 'import', folder, '--by', 'nightly').catch(() => undefined);
  rmSync(folder, { recursive: true });
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const newest = (page: Page, result: string) =>
  page.getByRole('table', { name: 'Imports' }).getByRole('row').filter({ hasText: result }).first().getByRole('link');

test('an import that is held is looked through and confirmed, and bad rows are read, by keyboard alone @desk @main', async ({
  page,
}) => {
  await tryImport('900000000.00');
  await tryImport('12,40');
  await openOffice(page, 'ike', '/data', { isProved: true });
  await expect(heading(page, 'Imports and exports')).toBeVisible();
  await expectAccessible(page);

  await newest(page, 'Refused').press('Enter');
  await expect(page.getByRole('table', { name: 'What is wrong' })).toContainText('accounts.csv');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Imports and exports' }).first().press('Enter');
  await newest(page, 'Held for a second person').press('Enter');
  await expect(page.getByText('The sum of all balances changes by')).toBeVisible();
  await expect(page.getByRole('table', { name: 'The largest differences' })).toContainText('104471882');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm this import?' });
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('a meter was read wrongly for a year');
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByText('Confirmed. The same files go through at the next import.')).toBeVisible();
  await expect(page.getByText('a meter was read wrongly for a year')).toBeVisible();
});

test('imports and exports are read on a phone, in the dark, and what fails says so @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await tryImport('12,40');
  await openOffice(page, 'ike', '/data');
  await expect(page.getByRole('table', { name: 'Imports' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.route('**/v1/imports*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Exports not taken' })).toBeVisible();
  await expectAccessible(page);
});

import type { Page } from '@playwright/test';
import { basicRidge, cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { calls } from '../support/outage.ts';

async function find(page: Page, origin: string, account: string, digits: string): Promise<void> {
  await visit(page, `${origin}/pages/report-outage`);
  await page.getByLabel('Account number').fill(account);
  await page.getByLabel('Last 4 digits of your phone number').fill(digits);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a visitor reports an outage from the sign-in page @main', async ({ page }, { project }) => {
  const origin = project.name === 'phone' ? whetstoneHills : cedarRidge;
  await visit(page, `${origin}/pages/login`);
  await page.getByRole('link', { name: 'Report an Outage' }).click();
  await expect(page.getByRole('heading', { name: 'Report an Outage' })).toBeFocused();
  const emergency = page.getByRole('region', { name: 'Is it urgent?' }).getByRole('link');
  await expect(emergency).toHaveText(project.name === 'phone' ? '(423) 555-0177' : '(541) 555-0199');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter your account number.')).toHaveCount(2);
  await expect(page.getByText('Please enter last 4 digits of your phone number.')).toHaveCount(2);
  await page.getByLabel('Account number').fill('104500090');
  await page.getByLabel('Last 4 digits of your phone number').fill('9999');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('We could not find an account with that number and those phone digits.')).toBeVisible();
  await page.getByLabel('Last 4 digits of your phone number').fill('0111');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('No outage reported at the account ending in 0090.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is wrong there?' })).toBeFocused();
  await page.getByRole('button', { name: 'Report outage' }).click();
  await expect(page.getByText('You must select an issue').first()).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByLabel('Phone number').fill('541 555 0110');
  await page.getByRole('button', { name: 'Report outage' }).click();
  await expect(page.getByText(/^Thank you\. We have your outage report\. Its number is \d+\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report for another account' }).click();
  await expect(page.getByLabel('Account number')).toHaveValue('');
});

test('a visitor is told of an outage that is known, and of an account that can’t be reported for', async ({ page }) => {
  await find(page, cedarRidge, '104471882', '0142');
  await expect(page.getByText(/^There is an active outage interrupting the service in your area\./)).toBeVisible();
  await expect(page.getByText('We know about the outage in your area. You do not need to report it.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Account number')).toHaveValue('104471882');
  await find(page, cedarRidge, '104500157', '0112');
  await expect(
    page.getByText('Outage report is unavailable to this account, please contact customer service...!'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report outage' })).toHaveCount(0);
});

test('without a network a visitor’s report waits on the device, and is sent by itself', async ({ page, context }, {
  project,
}) => {
  const account = project.name === 'phone' ? '104480316' : '104500090';
  await visit(page, `${cedarRidge}/pages/report-outage`);
  // What the page still loads by itself, such as the menu's styles, is no part of this.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('Account number').fill(account);
  await page.getByLabel('Last 4 digits of your phone number').fill(project.name === 'phone' ? '0142' : '0111');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^We could not check the account now\./)).toBeVisible();
  await page.getByLabel('No power at all').check();
  await page.getByLabel('Please call me back').uncheck();
  await page.getByRole('button', { name: 'Report outage' }).click();
  await expect(page.getByText('Your outage report is saved on this device.')).toBeVisible();
  await expectAccessible(page);
  await Promise.all([page.waitForResponse(calls.visitor), context.setOffline(false)]);
  await expect(
    page.getByText(/was sent\. Thank you\. We have your outage report\. Its number is \d+\.$/),
  ).toBeVisible();
  await expect(page.getByText('Your outage report is saved on this device.')).toHaveCount(0);
  await expectAccessible(page);
});

test('a visitor’s report without a mouse', async ({ page }) => {
  await visit(page, `${cedarRidge}/pages/report-outage`);
  await typeInto(page, page.getByLabel('Account number'), '104480316');
  await typeInto(page, page.getByLabel('Last 4 digits of your phone number'), '0142');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What is wrong there?' })).toBeFocused();
  await press(page, page.getByLabel('No power at all'), 'Space');
  await press(page, page.getByLabel('Please call me back'), 'Space');
  await press(page, page.getByRole('button', { name: 'Report outage' }));
  await expect(page.getByText(/^Thank you\. We have your outage report\./)).toBeVisible();
});

test('members are led to their own page; where outages are off, nobody is asked', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine');
  await visit(page, `${cedarRidge}/pages/report-outage`);
  await expect(page).toHaveURL(`${cedarRidge}/pages/outage-status`);
  await visit(page, `${basicRidge}/pages/report-outage`);
  await expect(page.getByText('Service unavailable, please contact administrator.')).toBeVisible();
  await visit(page, `${basicRidge}/pages/login`);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report an Outage' })).toHaveCount(0);
});

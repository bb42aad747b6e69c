import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { fromOutbox } from '../support/outbox.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** Two members alike, one for each width. */
const memberFor = (project: string) =>
  project === 'phone'
    ? { username: 'silas.barrow', email: 'silas@barrow.example', first: '104507120', second: '104507121' }
    : { username: 'opal.lindqvist', email: 'opal@lindqvist.example', first: '104507110', second: '104507111' };

async function open(page: Page, origin: string, username: string): Promise<void> {
  await signIn(page, origin, username, `${origin}/pages/draft-payments`);
  await expect(tab(page, 'Setup New Draft')).toBeVisible();
}

test('a bank draft is set up with every rule said, shown, and removed again @main', async ({ page }, { project }) => {
  test.slow();
  const { username, email, first } = memberFor(project.name);
  await open(page, cedarRidge, username);
  await expect(page.getByRole('heading', { name: 'Draft Setup' })).toBeVisible();
  await tab(page, 'Remove Draft').click();
  await expect(page.getByText('There are no accounts available to remove from draft.')).toBeVisible();
  await tab(page, 'Setup New Draft').click();
  const submit = page.getByRole('button', { name: 'Authorize draft' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription('Please select an account to add a draft.');
  const announced = page.getByText('We email you the amount and the date 10 days before each payment');
  await expect(announced).toHaveCount(0);
  await page.getByLabel(`Draft account ${first}`).check();
  await expect(announced).toBeVisible();
  await page.getByRole('radio', { name: 'Day of the month' }).check();
  const day = page.getByRole('textbox', { name: 'Day of the month' });
  await day.fill('29');
  await day.blur();
  await expect(page.getByText('Day of the Month must be before 29th').first()).toBeVisible();
  await expect(submit).toHaveAccessibleDescription(`Account: ${first} Day of the Month must be before 29th`);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Days after billing' }).check();
  await page.getByRole('textbox', { name: 'Days after billing' }).fill('21');
  await page.getByRole('textbox', { name: 'Days after billing' }).blur();
  await expect(page.getByText('Number of Days after billing must be between 1 and 20').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Day of the month' }).check();
  await day.fill('15');
  await expect(
    page.getByText(new RegExp(`Account ${first}: on \\d\\d/15/\\d{4}\\. Today that would be \\$61\\.20`)),
  ).toBeVisible();

  const routing = page.getByLabel('Bank routing number');
  const wrong = page.getByText('Please enter valid routing number.');
  for (const number of ['122105155', '011000028', '000000000']) {
    await routing.fill(number);
    await routing.blur();
    await expect(wrong.first()).toBeVisible();
    await expect(page.getByLabel('Bank name')).toHaveValue('');
  }
  await routing.fill('021000021');
  await expect(page.getByLabel('Bank name')).toHaveValue('ALDER VALLEY COMMUNITY BANK');
  await page.getByRole('radio', { name: 'Checking', exact: true }).check();
  await page.getByLabel('Bank account number', { exact: true }).fill('123456789');
  const again = page.getByLabel('Confirm bank account number');
  await again.fill('12345');
  await again.blur();
  await expect(page.getByText('Bank account and Confirm bank account number does not match.').first()).toBeVisible();
  await expectAccessible(page);
  await again.fill('123456789');
  await expect(submit).toHaveAccessibleDescription('Please check the authorize checkbox to submit your draft.');
  await page.getByLabel(/I authorize/).check();
  await submit.click();
  await expect(page.getByText('Your draft information has been updated.')).toBeVisible();
  await expect(page.getByText('****6789')).toBeVisible();
  await fromOutbox(page, cedarRidge, email, /(Your automatic draft is set up)/);
  await expectAccessible(page);

  await tab(page, 'Remove Draft').click();
  await page.getByLabel(`Remove the draft for account ${first}`).check();
  await page.getByRole('button', { name: 'Remove Draft' }).click();
  await expect(page.getByText('Are you sure you want to delete draft on selected account(s) ?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Draft' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Your draft information has been updated.')).toBeVisible();
  await expect(page.getByText('****6789')).toHaveCount(0);
});

test('EZ Pay holds accounts back with the reason; the address is used once', async ({ page }) => {
  await open(page, whetstoneHills, 'hattie.brandvold');
  await expect(page.getByRole('heading', { name: 'EZ Pay Setup' })).toBeVisible();
  await tab(page, 'Setup New Draft').click();
  await expect(page.getByLabel('Draft account 104509117')).toBeDisabled();
  await expect(page.getByText('Account is signed up for AutoPay. Draft is not allowed.')).toBeVisible();
  await page.getByLabel('Select all').check();
  await expect(page.getByLabel('Draft account 104509113')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Help with EZ Pay' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, `${whetstoneHills}/pages/draft-payments?statuscode=0&accountno=104509113`);
  await expect(page.getByText('Your draft information has been updated.')).toBeVisible();
  await expect(page).toHaveURL(/draft-payments$/);
});

test('a card draft is set up on the hosted page', async ({ page }, { project }) => {
  const { username, second } = memberFor(project.name);
  await open(page, cedarRidge, username);
  await tab(page, 'Setup New Draft').click();
  await page.getByRole('radio', { name: /Credit Card Draft/ }).check();
  await page.getByLabel(`Draft account ${second}`).check();
  await page.getByLabel(/I authorize/).check();
  await page.getByRole('button', { name: 'Authorize draft' }).click();
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByLabel('Expiration').fill('08 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('A Member');
  await page.getByLabel('Billing ZIP code').fill('97498');
  await page.locator('button[type=submit]').first().click();
  await expect(page.getByText('Your draft information has been updated.')).toBeVisible();
  await expect(page.getByText('****1111')).toBeVisible();
  await tab(page, 'Remove Draft').click();
  await page.getByLabel(`Remove the draft for account ${second}`).check();
  await page.getByRole('button', { name: 'Remove Draft' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('****1111')).toHaveCount(0);
});

test('a draft of the billing system’s own is shown, and changed by the office alone', async ({ page }) => {
  await signIn(page, cedarRidge, 'nadia.whitlock', `${cedarRidge}/pages/draft-payments`);
  const row = page.getByRole('listitem').filter({ hasText: '104500140' });
  await expect(row).toContainText('Set up with our office');
  await expect(row).toContainText(/Next draft on \d\d\/\d\d\/\d{4}/);
  await expect(row).toContainText('To change it, call us at (541) 555-0100.');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Setup New Draft' }).click();
  await expect(page.getByLabel('Draft account 104500124')).toBeVisible();
  await expect(page.getByLabel('Draft account 104500140')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Remove Draft' }).click();
  await expect(page.getByText('There are no accounts available to remove from draft.')).toBeVisible();
});

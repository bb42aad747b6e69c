import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { fromOutbox } from '../support/outbox.ts';

const autoPay = '/pages/billpayments/auto-pay';

/** A member for each width, so that both journeys can run at once. */
const memberFor = (project: string) =>
  project === 'phone'
    ? { username: 'ivor.maddox', email: 'ivor@maddox.example', accounts: '10450812' }
    : { username: 'greta.solheim', email: 'greta@solheim.example', accounts: '10450811' };

const row = (page: Page, number: string) =>
  page.getByRole('region', { name: 'Accounts with Auto Pay' }).getByRole('listitem').filter({ hasText: number });
const agreement = (page: Page) => page.getByLabel(/I authorize .* until I pause or remove Auto Pay/);

test('an account is enrolled, changed, paused, resumed and removed @main', async ({ page }, { project }) => {
  test.slow();
  const member = memberFor(project.name);
  const [first, second] = [`${member.accounts}0`, `${member.accounts}1`];
  await signIn(page, cedarRidge, member.username, `${cedarRidge}${autoPay}`);
  await expect(page.getByRole('heading', { name: 'Auto Payments' })).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Please select an account to sign up.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Please check the box to agree.' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Visa ending in 1111' }).check();
  await page.getByRole('checkbox', { name: first }).check();
  await page.getByRole('checkbox', { name: second }).check();
  const expected = page.getByRole('table', { name: 'What we will take next' });
  await expect(expected.getByRole('row', { name: first })).toContainText(/\$74\.20 on \d\d\/\d\d\/\d{4}/);
  await page.getByLabel('When to pay').selectOption({ label: '10 days before the due date' });
  await expect(expected.getByRole('row', { name: first })).toContainText('Please pay $74.20 yourself');
  await page.getByLabel('When to pay').selectOption({ label: '2 days before the due date' });
  await page.getByLabel('Limit').fill('0');
  await expect(page.getByRole('link', { name: 'Please enter a limit above $0.00' })).toBeVisible();
  await page.getByLabel('Limit').fill('50');
  await expect(expected.getByRole('row', { name: first })).toContainText('$74.20 is above your limit');
  await page.getByLabel('Limit').fill('150');
  await page.getByRole('checkbox', { name: second }).uncheck();
  const announced = page.getByText('We email you the amount and the date 10 days before each payment');
  await expect(announced).toHaveCount(0);
  await agreement(page).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Auto Pay is set up.')).toBeVisible();
  const enrolled = row(page, first);
  await expect(enrolled).toContainText('Visa ending in 1111, 2 days before the due date, up to $150.00');
  await expect(enrolled).toContainText(/Next payment: \$74\.20 on/);
  await expectAccessible(page);
  await fromOutbox(page, cedarRidge, member.email, /(Auto Pay is set up)/);

  await enrolled.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Bank account ending in 6789' }).check();
  await expect(announced).toBeVisible();
  await dialog.getByLabel('When to pay').selectOption({ label: 'On the due date' });
  await dialog.getByLabel('Limit').fill('');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please check the box to agree.')).toBeVisible();
  await dialog.getByLabel(/I authorize/).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Auto Pay for account ${first} has been changed.`)).toBeVisible();
  await expect(enrolled).toContainText('Bank account ending in 6789, on the due date');
  await fromOutbox(page, cedarRidge, member.email, /(Auto Pay was changed)/);

  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await expect(page.getByText('Auto Pay Enrolled')).toBeVisible();
  await visit(page, `${cedarRidge}/pages/billpayments/payment-profile`);
  await expect(page.getByText(`Used by: Auto Pay, account ${first}`)).toBeVisible();

  await visit(page, `${cedarRidge}${autoPay}`);
  await enrolled.getByRole('button', { name: 'Pause' }).click();
  await expect(enrolled).toContainText('None while paused');
  await expectAccessible(page);
  await enrolled.getByRole('button', { name: 'Resume' }).click();
  await expect(enrolled).toContainText(/Next payment: \$74\.20 on/);

  await enrolled.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog', { name: `Remove Auto Pay for ${first}?` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(`Auto Pay for account ${first} has been removed.`)).toBeVisible();
  await expect(enrolled).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: first })).not.toBeChecked();
  await fromOutbox(page, cedarRidge, member.email, /(Auto Pay was removed)/);
});

test('accounts and cards that can’t be used say why', async ({ page }, { project }) => {
  const { username, accounts } = memberFor(project.name);
  await signIn(page, cedarRidge, username, `${cedarRidge}${autoPay}`);
  await expect(row(page, `${accounts}2`)).toContainText('Set up with our office');
  await expect(page.getByRole('checkbox', { name: `${accounts}2` })).toHaveCount(0);
  await expect(row(page, `${accounts}2`)).toContainText('call us at (541) 555-0100');
  for (const [last, reason] of [
    ['3', 'Auto Pay is not available for prepaid accounts.'],
    ['4', 'ECheck & Credit Card Payment Restricted.'],
  ]) {
    const box = page.getByRole('checkbox', { name: `${accounts}${last}` });
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(reason ?? '');
  }
  await expect(page.getByRole('radio', { name: 'Mastercard ending in 0002' })).toBeDisabled();
  await expect(page.getByText('This card has expired.')).toBeVisible();
  await expectAccessible(page);
});

test('elsewhere, with nothing stored: the way to Payment Profile', async ({ page }) => {
  await signIn(page, whetstoneHills, 'rufus.teague', `${whetstoneHills}${autoPay}`);
  await expect(page.getByText('You have no saved card or bank account yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Payment Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Profile' })).toBeVisible();
});

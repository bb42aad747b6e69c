import {
  amountField,
  continueWith,
  expect,
  expectAccessible,
  test,
  toCompany,
  typeAmount,
} from '../support/journey.ts';
import { findAccount, payAnyway, toPay } from '../support/quick-pay.ts';

test('an amount above what is owed is asked about once', async ({ page }) => {
  await toPay(page, ['104500132', '0112']);
  await typeAmount(page, '9999');
  await continueWith(page, '$9,999.00');
  const question = page.getByRole('alert').filter({ hasText: 'more than you owe' });
  const instead = question.getByRole('button', { name: /^Pay \$[\d.]+ instead$/ });
  await expect(instead).toBeFocused();
  await expect(toCompany(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(toCompany(page)).toHaveAccessibleDescription('Choose one of the two amounts above first.');
  await expectAccessible(page);
  await amountField(page).press('Enter');
  await expect(question).toBeVisible();
  await instead.click();
  await expect(question).toHaveCount(0);
  await expect(toCompany(page)).toBeFocused();
  await expect(page.getByRole('radio', { name: /Full balance/ })).toBeChecked();

  await typeAmount(page, '9999');
  await toCompany(page).click();
  await question.getByRole('button', { name: 'Keep $9,999.00, the rest as credit' }).click();
  await expect(toCompany(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await payAnyway(page, page.getByLabel('Card number'));
});

test('the browser’s Back, Forward and reload keep the step and what was typed; the form’s own Back clears it @main', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const number = page.getByLabel('Account number');
  const echeck = page.getByRole('radio', { name: /E-check/ });
  await toPay(page, ['104500165', '0112']);
  await typeAmount(page, '7.25');
  await echeck.check();
  await page.goBack();
  await expect(heading('Is this your account?')).toBeFocused();
  await page.goBack();
  await expect(heading('Find your account')).toBeFocused();
  await expect(number).toHaveValue('104500165');
  await expect(page.getByLabel('Last 4 digits of your phone number')).toHaveValue('0112');
  await page.goForward();
  await expect(heading('Is this your account?')).toBeFocused();
  await page.goForward();
  await expect(heading('Make a payment')).toBeFocused();
  await expect(amountField(page)).toHaveValue('7.25');

  await page.reload();
  await expect(heading('Make a payment')).toBeFocused();
  await expect(amountField(page)).toHaveValue('7.25');
  await expect(echeck).toBeChecked();
  await expectAccessible(page);
  await continueWith(page, '$7.25');
  await payAnyway(page, page.getByRole('heading', { name: 'Pay by e-check' }));
  await page.goBack();
  await expect(heading('Make a payment')).toBeVisible();
  await expect(amountField(page)).toHaveValue('7.25');

  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.click();
  await expect(heading('Is this your account?')).toBeFocused();
  await back.click();
  await expect(heading('Find your account')).toBeFocused();
  await expect(number).toHaveValue('');
  await page.goBack();
  await expect(number).toHaveValue('');
});

test('the phone digits are kept for ten minutes, the account number on', async ({ page }) => {
  await page.clock.install();
  await findAccount(page, ['104500165', '0112']);
  await page.clock.fastForward('09:00');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeFocused();
  await page.clock.fastForward('01:01');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Find your account' })).toBeVisible();
  await expect(page.getByLabel('Account number')).toHaveValue('104500165');
  await expect(page.getByLabel('Last 4 digits of your phone number')).toHaveValue('');
});

import {
  amountField,
  continueWith,
  expect,
  expectAccessible,
  test,
  toCompany,
  typeAmount,
} from '../support/journey.ts';
import { toPay } from '../support/quick-pay.ts';

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
  await expect(page.getByLabel('Card number')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { cedarRidge } from '../support/coops.ts';
import {
  amountField,
  chargedToday,
  expect,
  expectAccessible,
  payByCard,
  signIn,
  test,
  toCompany,
  typeAmount,
} from '../support/journey.ts';
import { payAnyway, toPay } from '../support/quick-pay.ts';

const leave = (page: Page) => page.getByRole('button', { name: /^Cancel and return to/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes on to the payment company's page, though another journey paid or left a page of this account a moment ago. */
async function toPage(page: Page): Promise<void> {
  await toCompany(page).click();
  await payAnyway(page, leave(page));
}

/** Leaves the payment company's page, and reads what that means. */
async function cancel(page: Page): Promise<void> {
  await leave(page).click();
  await expect(heading(page, 'Your payment has been canceled.')).toBeFocused();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
}

test('a canceled Quick Pay payment is tried again with its amount and payment type (paying-77) @main', async ({
  page,
}, { project }) => {
  await toPay(page, [project.name === 'phone' ? '104500132' : '104500165', '0112']);
  await typeAmount(page, '6.50');
  await page.getByRole('radio', { name: /E-check/ }).check();
  await expect(chargedToday(page).first()).toHaveText('$6.50');
  await toPage(page);
  await cancel(page);
  await page.getByRole('link', { name: 'Try $6.50 again' }).click();
  await expect(page.getByRole('heading', { name: 'Make a payment' })).toBeFocused();
  await expect(amountField(page)).toHaveValue('6.50');
  await expect(page.getByRole('radio', { name: /E-check/ })).toBeChecked();
});

test('a canceled payment of a member is tried again in the same dialog, once', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine');
  await page.getByRole('button', { name: 'Pay Bill' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Make a payment' });
  await typeAmount(dialog, '8.25');
  await expect(chargedToday(dialog).first()).toHaveText('$8.25');
  await toPage(page);
  await cancel(page);
  await page.getByRole('link', { name: 'Try $8.25 again' }).click();
  await expect(amountField(dialog)).toHaveValue('8.25');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Pay Bill' }).first().click();
  await expect(chargedToday(dialog).first()).toBeVisible();
  await expect(chargedToday(dialog).first()).not.toHaveText('$8.25');
});

test('a payment of several accounts that was canceled, or left by Back, keeps what was chosen', async ({ page }, {
  project,
}) => {
  const chosen = project.name === 'phone' ? ['104508207', '104508212'] : ['104508205', '104508211'];
  await signIn(page, cedarRidge, 'petra.lindqvist', `${cedarRidge}/pages/billpayments/pay-multiple`);
  await page.getByLabel('Search').fill('1045082');
  for (const number of chosen) {
    await page.getByLabel('Search').fill(number);
    await page.getByLabel(`Payment amount for ${number}`).fill('1.25');
  }
  const keepsChoice = async () => {
    await expect(page.getByText('2 of 13 accounts selected')).toBeVisible();
    await expect(chargedToday(page).first()).toHaveText('$2.50');
  };
  await keepsChoice();
  await toPage(page);
  await cancel(page);
  await page.getByRole('link', { name: 'Try $2.50 again' }).click();
  await keepsChoice();
  await toPage(page);
  await page.goBack();
  await keepsChoice();
  await page.reload();
  await expect(page.getByText('0 of 13 accounts selected')).toBeVisible();
});

test('a payment without an answer asks by itself until it has one, and offers no way to pay again @main', async ({
  page,
}, { project }) => {
  const keys = [
    project.name === 'phone' ? '104500090' : '104500165',
    project.name === 'phone' ? '0111' : '0112',
  ] as const;
  let isAnswered = false;
  const calls = '**/v3/quick-pay/payments/status*';
  await page.route(calls, (route) =>
    isAnswered
      ? route.continue()
      : route.fulfill({
          status: 409,
          json: {
            code: 4096,
            message: 'We do not know yet whether you paid. Please do not pay again.',
            standing: {
              state: 'open',
              reference: '20261123-7K3M9Q2XHT4V',
              paymentAmount: 5.75,
              accounts: [{ accountNumber: keys[0], paymentAmount: 5.75 }],
              begunAt: '2026-11-23 09:42',
              receiptTo: null,
            },
          },
        }),
  );
  await toPay(page, keys);
  await typeAmount(page, '5.75');
  await expect(chargedToday(page).first()).toHaveText('$5.75');
  await toPage(page);
  await payByCard(page);
  await expect(heading(page, 'We do not know yet whether you paid')).toBeFocused();
  await expect(page.getByText('Please do not pay again.')).toBeVisible();
  await expect(page.getByText('20261123-7K3M9Q2XHT4V')).toBeVisible();
  await expect(page.getByText('Northgate Pay has not answered.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Ask now']);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Done']);
  await expectAccessible(page);

  await page.reload();
  await expect(heading(page, 'We do not know yet whether you paid')).toBeFocused();
  await page.route(calls, (route) => route.abort());
  await page.getByRole('button', { name: 'Ask now' }).click();
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await page.unroute(calls);
  isAnswered = true;
  await expect(heading(page, 'You paid $5.75 to Cedar Ridge')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Your payment has been processed.' })).toHaveCount(1);
  await expect(page.getByText('Taken by')).toBeVisible();
  await expect(page.getByText('Northgate Pay')).toBeVisible();
  await expectAccessible(page);
});

test('a payment that comes to nothing after a while says so, and leads back to it', async ({ page }) => {
  let state = 'open';
  await page.route('**/v3/quick-pay/payments/status*', (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 4097,
        message: 'This payment was not made.',
        standing: {
          state,
          reference: '20261123-7K3M9Q2XHT4V',
          paymentAmount: 6.75,
          accounts: [{ accountNumber: '104500132', paymentAmount: 6.75 }],
          begunAt: '2026-11-23 09:42',
          receiptTo: 'w***@example.com',
        },
      },
    }),
  );
  await toPay(page, ['104500132', '0112']);
  await typeAmount(page, '6.75');
  await expect(chargedToday(page).first()).toHaveText('$6.75');
  await toPage(page);
  await payByCard(page);
  await expect(page.getByText('we email the receipt to w***@example.com')).toBeVisible();
  state = 'declined';
  await expect(heading(page, 'Your payment was declined.')).toBeFocused();
  await expectAccessible(page);
  state = 'expired';
  await page.reload();
  await expect(heading(page, 'This payment was not made.')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try $6.75 again' }).click();
  await expect(amountField(page)).toHaveValue('6.75');
});

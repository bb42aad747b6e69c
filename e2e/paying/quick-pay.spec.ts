import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import {
  amountField,
  chargedToday,
  continueWith,
  expect,
  expectAccessible,
  offeredAmount,
  payByCard,
  payByEcheck,
  test,
  toCompany,
  typeAmount,
  visit,
  visitLink,
} from '../support/journey.ts';
import { findAccount, type QuickPayKeys as Keys, toPay } from '../support/quick-pay.ts';

/** Accounts that only one width pays, so that what one does can't change what the other sees. */
type Which = 'card' | 'echeck' | 'again' | 'open';

const accounts: Readonly<Record<'desk' | 'phone', Readonly<Record<Which, Keys>>>> = {
  desk: {
    card: ['104500017', '0103'],
    echeck: ['104480316', '0142'],
    again: ['104495523', '0142'],
    open: ['104500140', '0112'],
  },
  phone: {
    card: ['104480324', '0142'],
    echeck: ['104471890', '0142'],
    again: ['104500066', '0108'],
    open: ['104500157', '0112'],
  },
};

const keysOf = (project: string, which: Which): Keys => accounts[project === 'phone' ? 'phone' : 'desk'][which];

test('a bill is paid by card, and the receipt says what the database says, as often as it is asked @main', async ({
  page,
  browser,
}, { project }) => {
  let address = '';
  page.on('request', (request) => {
    if (request.url().includes('/pages/payment-success?')) address = request.url();
  });
  await findAccount(page, keysOf(project.name, 'card'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await typeAmount(page, '12.5');
  await amountField(page).blur();
  await expect(amountField(page)).toHaveValue('12.50');
  await expect(chargedToday(page)).toHaveText(['$12.50', '$2.75', '$15.25']);
  await expect(toCompany(page)).toHaveText('Continue to Northgate Pay');
  await continueWith(page, '$12.50');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('$15.25').first()).toBeVisible();
  await expectAccessible(page);
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'You paid $12.50 to Cedar Ridge' })).toBeFocused();
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  await expect(page.getByText('Account balance after this payment')).toBeVisible();
  await expect(page).toHaveTitle(/^Payment processed, \$/);
  await expect(page.getByText('$12.50', { exact: true })).toBeVisible();
  await expect(page.getByText('$15.25')).toBeVisible();
  await expect(page.getByText('1111')).toBeVisible();
  await expectAccessible(page);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('rochdale.quickPayToken'))).toBeNull();
  await page.reload();
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  await expect(page.getByText('$15.25')).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/pages\/home$/);
  await page.goBack();
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await visit(other, `${cedarRidge}/pages/payment-success`);
  await expect(other.getByText('This receipt can be seen where the payment was made, for a day.')).toBeVisible();
  await expectAccessible(other);
  await visitLink(other, address);
  await expect(other.getByText('To see this receipt here, confirm the account that was paid.')).toBeVisible();
  await expectAccessible(other);
  const [accountNumber, phone] = keysOf(project.name, 'card');
  await other.getByLabel('Account number').fill(accountNumber);
  await other.getByLabel('Last 4 digits of your phone number').fill(phone);
  await other.getByRole('button', { name: 'Show receipt' }).click();
  await expect(other.getByText('Your payment has been processed.')).toBeVisible();
  await elsewhere.close();
});

test('a bill is paid by e-check @main', async ({ page }, { project }) => {
  await toPay(page, keysOf(project.name, 'echeck'));
  await typeAmount(page, '20');
  await page.getByRole('radio', { name: /E-check/ }).check();
  await continueWith(page, '$20.00');
  await expect(page.getByRole('heading', { name: 'Pay by e-check' })).toBeVisible();
  await expectAccessible(page);
  await payByEcheck(page);
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  await expect(page.getByText('6789')).toBeVisible();
});

test('a declined card says so, another may be tried, and cancelling charges nothing', async ({ page }) => {
  await toPay(page, ['104500082', '0110']);
  await typeAmount(page, '10');
  await continueWith(page, '$10.00');
  await payByCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your bank declined this payment.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cancel and return/ }).click();
  await expect(page.getByText('Your payment has been canceled.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/pages\/home$/);
});

test('paying again shortly after asks first; Cancel returns to the first step @main', async ({ page }, { project }) => {
  const keys = keysOf(project.name, 'again');
  await toPay(page, keys);
  await typeAmount(page, '5');
  await continueWith(page, '$5.00');
  await payByCard(page);
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  await toPay(page, keys);
  await typeAmount(page, '6');
  await continueWith(page, '$6.00');
  await expect(
    page.getByText(
      /You have made a recent payment of \$5\.00 on \d\d\/\d\d\/\d{4}\. Would you like to proceed with another payment\?/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' }).last()).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByRole('heading', { name: 'Find your account' })).toBeVisible();
});

test('who pays while another page of the account stands open is asked first', async ({ page }, { project }) => {
  const keys = keysOf(project.name, 'open');
  await toPay(page, keys);
  await typeAmount(page, '5');
  await continueWith(page, '$5.00');
  await expect(page.getByLabel('Card number')).toBeVisible();

  await toPay(page, keys);
  await typeAmount(page, '80');
  await continueWith(page, '$80.00');
  const dialog = page.getByRole('dialog', { name: 'Pay again?' });
  await expect(dialog).toContainText(`Another payment page for account ${keys[0]} is open, for $5.00.`);
  await expect(dialog).toContainText('Do you still want to pay $80.00?');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(amountField(page)).toHaveValue('80.00');
  await continueWith(page, '$80.00');
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('step 1 names what is missing, keeps what was typed, and answers unknown accounts with a sentence', async ({
  page,
}) => {
  await visit(page, `${cedarRidge}/pages/quick-pay`);
  await page.getByRole('button', { name: 'Verify' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please enter your account number.');
  await expect(summary).toContainText('Please enter last 4 digits of your phone number.');
  await page.getByLabel('Account number').pressSequentially('99ab99');
  await expect(page.getByLabel('Account number')).toHaveValue('9999');
  await page.getByLabel('Last 4 digits of your phone number').fill('01');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Please enter valid last 4 digits of your phone number.')).toBeVisible();
  await page.getByLabel('Last 4 digits of your phone number').fill('0199');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('We could not find an account with that number and those phone digits.')).toBeVisible();
  await expect(page.getByLabel('Account number')).toHaveValue('9999');
});

test('account number and phone digits come from the address, cut and numeric', async ({ page }) => {
  await visit(page, `${cedarRidge}/pages/quick-pay?accountno=A104471882999999&phone=01-4299`);
  await expect(page.getByLabel('Account number')).toHaveValue('104471882999');
  await expect(page.getByLabel('Last 4 digits of your phone number')).toHaveValue('0142');
});

test.describe('an amount is refused', () => {
  const refused = (name: string, keys: Keys, amounts: readonly [typed: string, said: string][], origin = cedarRidge) =>
    test(name, async ({ page }) => {
      await toPay(page, keys, origin);
      for (const [typed, said] of amounts) {
        await typeAmount(page, typed);
        await toCompany(page).click();
        await expect(page.getByText(said)).toBeVisible();
      }
      await expectAccessible(page);
    });

  refused(
    'when it is none, nothing, or beyond the maximum',
    ['104495515', '0142'],
    [
      ['', 'You must enter valid amount.'],
      ['0', 'Payment amount should be greater than 0.'],
      ['9999999999999', 'You must enter a payment amount less than $9,999,999,999.99.'],
    ],
  );
  refused(
    'when it is below what a cut-off account with all fees needs',
    ['104500033', '0105'],
    [
      [
        '385.39',
        'At this time, you are required to pay a minimum payment amount of $385.40 which includes the cutoff amount, reconnect fee, disconnect fee and the additional deposit.',
      ],
    ],
  );
  refused(
    'when it is below what a cut-off account with a reconnect fee needs',
    ['104500041', '0106'],
    [
      [
        '1',
        'At this time, you are required to pay a minimum payment amount of $200.00 which includes the reconnect fee.',
      ],
    ],
  );
  refused(
    'when it is below a prepaid account’s reconnect amount',
    ['104500025', '0104'],
    [['44.99', 'You must pay the minimum reconnect amount of $45.00']],
  );
  refused(
    'when it is below a prepaid account’s minimum',
    ['104495507', '0142'],
    [['19.99', 'You must pay the minimum amount of $20.00']],
  );
  refused(
    'when it is above or below the balance, where the co-op allows neither',
    ['104500017', '0103'],
    [
      ['84.13', 'You may not overpay your account balance.'],
      ['84.11', 'You may not pay less than your account balance.'],
    ],
    whetstoneHills,
  );
});

test('a prepaid account has its label, no due date, and begins with the reconnect amount', async ({ page }) => {
  await findAccount(page, ['104500025', '0104']);
  await expect(page.getByText('104500025 (Prepaid)')).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('N/A')).toBeVisible();
  await expect(offeredAmount(page, '$45.00 Reconnects your service')).toBeChecked();
});

test('an account with neither way of paying has no Verify, and is told why', async ({ page }) => {
  await findAccount(page, ['104500074', '0109']);
  await expect(
    page.getByText(
      'Both Echeck and Credit card payment methods are restricted for this account. Please contact customer support.',
    ),
  ).toBeVisible();
  await expect(page.getByText('ECheck & Credit Card Payment Restricted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Account number')).toHaveValue('');
});

test('a restricted card leaves the e-check, and says so', async ({ page }) => {
  await toPay(page, ['104500058', '0107']);
  await expect(page.getByRole('radio', { name: /Credit or debit card/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /E-check/ })).toBeChecked();
  await expect(page.getByText('Credit Card Payment Restricted.')).toBeVisible();
});

test('a cut-off account that may not pay online is told what the co-op says', async ({ page }) => {
  await findAccount(page, ['104500033', '0105'], whetstoneHills);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(
    page.getByText(
      'Your service is scheduled to be disconnected. Call (423) 555-0120 today (Monday to Friday, 7:30 AM to 4:30 PM) and we will help you keep it on.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

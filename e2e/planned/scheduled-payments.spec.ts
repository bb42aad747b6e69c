import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, fillCard, signIn, test, visit } from '../support/journey.ts';
import { press } from '../support/keyboard.ts';
import { fromOutbox } from '../support/outbox.ts';
import { openSchedulePage, schedulePayment } from '../support/scheduling.ts';

const list = '/pages/scheduled-payments';
const success = '/pages/schedule-payments-success';
const time = /\d\d-[A-Z][a-z]{2}-\d{4}, 12:01 AM/;

/** A member for each width, so that both journeys can run at once. */
const memberFor = (project: string) =>
  project === 'phone'
    ? { username: 'ivor.maddox', email: 'ivor@maddox.example', number: '200802', accounts: '10450812' }
    : { username: 'greta.solheim', email: 'greta@solheim.example', number: '200801', accounts: '10450811' };

const none = (page: Page) => page.getByText('No Payments scheduled at this time.');
const row = (page: Page, amount: string) =>
  page.getByRole('table', { name: 'Scheduled Payments' }).getByRole('row').filter({ hasText: amount });

test('scheduled payments are listed with their accounts, and deleted by keyboard alone @main', async ({ page }, {
  project,
}) => {
  test.slow();
  const member = memberFor(project.name);
  const [first = '', second = ''] = [`${member.accounts}0`, `${member.accounts}1`];
  await signIn(page, cedarRidge, member.username, `${cedarRidge}${list}`);
  await expect(page.getByRole('heading', { name: 'Scheduled Payments' })).toBeVisible();
  await expect(none(page)).toBeVisible();

  const payWith = { kind: 'stored', storedPaymentId: `S${member.number}1` } as const;
  await schedulePayment(page, { accounts: { [first]: 31.25, [second]: 8 }, inDays: 20, payWith });
  await schedulePayment(page, { accounts: { [second]: 12.5 }, inDays: 10, payWith });
  await fromOutbox(page, cedarRidge, member.email, /(Your payment is scheduled)/);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Scheduled Payments' }).getByRole('row').nth(1)).toContainText('$12.50');
  await expect(row(page, '$39.25')).toContainText(time);
  await expect(row(page, '$39.25')).toContainText('Visa ending in 1111');

  const details = row(page, '$39.25').getByRole('button', { name: '2 accounts' });
  await press(page, details);
  const dialog = page.getByRole('dialog', { name: 'Accounts to be paid' });
  await expect(dialog.getByRole('row', { name: first })).toContainText('$31.25');
  await expect(dialog.getByRole('row', { name: second })).toContainText('$8.00');
  await expect(dialog.getByRole('columnheader')).toHaveText(['Account', 'Type', 'Amount']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();

  const deletes = row(page, '$39.25').getByRole('button', { name: 'Delete' });
  await press(page, deletes);
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await expect(confirm).toContainText('Are you sure you want to delete Schedule Payments?');
  await expect(confirm.getByRole('button', { name: 'No' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(deletes).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, confirm.getByRole('button', { name: 'Yes' }));
  const said = page.getByText(/Your scheduled payment of \$39\.25 on .* has been deleted\./);
  await expect(said).toBeVisible();
  await expect(page.getByRole('status').filter({ has: said })).toBeFocused();
  await expect(row(page, '$39.25')).toHaveCount(0);
  await expectAccessible(page);
  await fromOutbox(page, cedarRidge, member.email, /(Your scheduled payment was deleted)/);

  await row(page, '$12.50').getByRole('button', { name: 'Delete' }).click();
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await expect(none(page)).toBeVisible();
});

test('a new card by the hosted page: left, and kept', async ({ page }, { project }) => {
  test.slow();
  const inDays = project.name === 'phone' ? 30 : 40;
  await signIn(page, cedarRidge, 'nadia.whitlock');
  await openSchedulePage(page, { accounts: { 104500140: 14 }, inDays });
  await page
    .getByRole('link', { name: /Cancel/ })
    .or(page.getByRole('button', { name: /Cancel/ }))
    .click();
  await expect(page.getByText('Your schedule payment has been canceled.')).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();

  await openSchedulePage(page, { accounts: { 104500140: 14 }, inDays });
  await fillCard(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your payment has been scheduled.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(time);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await visit(page, `${cedarRidge}/pages/billpayments/payment-profile`);
  await expect(page.getByText(/Used by: Scheduled payment on/).first()).toBeVisible();
});

test('result pages say what they were given, and what fails hides the table', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'rochdale.tab.schedule.20261121-KEPT',
      JSON.stringify({ message: 'Kept for this page.', paymentDate: '2026-12-05' }),
    ),
  );
  await visit(page, `${cedarRidge}${success}?transno=20261121-KEPT`);
  await expect(page.getByText('Kept for this page.')).toBeVisible();
  await expect(page.getByText('05-Dec-2026, 12:01 AM')).toBeVisible();
  await visit(page, `${cedarRidge}${success}?transno=20261121-NONE`);
  await expect(page.getByText('This payment is not scheduled.').first()).toBeVisible();

  await visit(page, `${cedarRidge}/pages/schedule-payments-error`);
  const failure = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(page.getByRole('main').getByText('Schedule Payment', { exact: true })).toBeVisible();
  await expect(failure).toHaveText('Your payment could not be scheduled. Please try again.');
  await page.evaluate(() => history.replaceState({ ...history.state, message: 'Handed over in state.' }, ''));
  await page.reload();
  await expect(failure).toHaveText('Handed over in state.');
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/pages/accountoverview');

  await page.route(/\/v3\/.*\/scheduled-payments$/, (route) => route.abort());
  await visit(page, `${cedarRidge}${list}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(none(page)).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(none(page)).toBeVisible();
});

test('elsewhere, where later payments are not open, nothing leads to them', async ({ page }) => {
  await signIn(page, whetstoneHills, 'marisol.okonkwo', `${whetstoneHills}${list}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(none(page)).toHaveCount(0);
});

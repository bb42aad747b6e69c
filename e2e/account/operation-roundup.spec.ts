import type { Page } from '@playwright/test';
import { basicRidge, cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import { held } from '../support/held.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { fromOutbox } from '../support/outbox.ts';
import { openFold } from '../support/overview.ts';

const roundUp = '/pages/operation-roundup';
const calls = '**/v3/member/*/operation-roundup';
const supportSentence = 'We are unable to process your request at this time. Please contact customer support.';
const success = 'Operation Roundup has been updated successfully for selected accounts.';

/** A member for each width, so that both journeys can run at once. */
const memberFor = (project: string) =>
  project === 'phone'
    ? { username: 'milo.castellan', email: 'milo@castellan.example', accounts: '10451020' }
    : { username: 'edda.fairweather', email: 'edda@fairweather.example', accounts: '10451010' };

const row = (page: Page, number: string) => page.locator('tbody').getByRole('row').filter({ hasText: number });
const tick = (page: Page, number: string) => page.getByLabel(`Select account ${number}`);
const enrolment = (page: Page, number: string) => page.getByLabel(`Operation RoundUp for account ${number}`);
const amount = (page: Page, number: string) => page.getByLabel(`Amount for account ${number}`);
const expiry = (page: Page, number: string) => page.getByLabel(`Expiration date for account ${number}`);
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' });

async function open(page: Page, origin: string, username: string, query: '' | `?${string}` = ''): Promise<void> {
  await signIn(page, origin, username);
  await visit(page, `${origin}${roundUp}${query}`);
  await expect(page.getByRole('heading', { name: 'Operation RoundUp' })).toBeVisible();
}

test('selected accounts are edited, judged, saved together and told by e-mail @main', async ({ page }, { project }) => {
  test.slow();
  const { username, email, accounts } = memberFor(project.name);
  const [first, second, ended] = [`${accounts}1`, `${accounts}2`, `${accounts}5`];
  await open(page, cedarRidge, username, `?accountno=${second}`);
  await expect(page).toHaveURL(cedarRidge + roundUp);
  await expect(row(page, first)).toContainText('$2.50');
  await expect(enrolment(page, first)).toHaveCount(0);
  await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(proceed(page)).toHaveAccessibleDescription('Select an account first.');

  await page.getByRole('button', { name: 'About Operation RoundUp' }).click();
  const help = page.getByRole('dialog', { name: 'Operation RoundUp' });
  await expect(help).toContainText('rounded up to the next whole dollar');
  await expectAccessible(page);
  await help.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'About Operation RoundUp' })).toBeFocused();

  await tick(page, first).check();
  await amount(page, first).fill('9');
  await enrolment(page, first).uncheck();
  await expect(amount(page, first)).toHaveCount(0);
  await enrolment(page, first).check();
  await expect(amount(page, first)).toHaveValue('$2.50');
  await amount(page, first).fill('9');
  await tick(page, first).uncheck();
  await expect(row(page, first)).toContainText('$2.50');

  await tick(page, second).check();
  await enrolment(page, second).check();
  await expect(expiry(page, second)).toHaveAttribute('max', '2121-12-31');
  await amount(page, second).fill('123456789012');
  await expect(amount(page, second)).toHaveValue('12345678901');
  await amount(page, second).fill('a1.2.3');
  await expect(amount(page, second)).toHaveValue('1.23');
  await amount(page, second).fill('');
  await proceed(page).click();
  await expect(amount(page, second)).toBeFocused();
  await expect(amount(page, second)).toHaveAccessibleDescription(/You must enter valid amount\./);
  await expectAccessible(page);
  await amount(page, second).fill('99999999999');
  await expiry(page, second).fill('2020-01-01');
  await page.getByLabel('Search').fill(first);
  await proceed(page).click();
  const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(problem).toBeFocused();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(problem).toContainText(
    `Account ${second}: You must enter a payment amount less than $9,999,999,999.99.`,
  );
  await expectAccessible(page);
  await problem.getByRole('link', { name: 'You cannot use an expiration date in the past.' }).click();
  await expect(expiry(page, second)).toBeFocused();
  await expiry(page, second).fill('2121-12-31');
  await amount(page, second).fill('1234.5');
  await amount(page, second).blur();
  await expect(amount(page, second)).toHaveValue('$1,234.50');
  await tick(page, ended).check();
  await expect(expiry(page, ended)).not.toHaveValue('');
  await enrolment(page, ended).uncheck();
  await expect(page.getByText('2 of 9 selected')).toBeVisible();
  await proceed(page).click();
  const asked = page.getByRole('dialog', { name: 'Is this amount right?' });
  await expect(asked).toContainText(`Account ${second}: $1,234.50 is added to each bill.`);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Yes, proceed' }).click();
  await expect(page.getByText(success)).toBeVisible();
  await expect(page.getByText('0 of 9 selected')).toBeVisible();
  await expect(row(page, second)).toContainText(/\$1,234\.50.*12\/31\/2121/);
  await expect(row(page, ended)).toContainText('Not joined');
  await expectAccessible(page);
  await fromOutbox(page, cedarRidge, email, /(we also add \$1,234\.50 to each bill.*this ends on December 31, 2121)/s);
  await fromOutbox(page, cedarRidge, email, new RegExp(`(Account ${ended} no longer takes part)`));

  await visit(page, `${cedarRidge}/pages/accountoverview`);
  await expect(page.getByRole('main').getByText(second).first()).toBeVisible();
  await openFold(page, 'Payment Programs');
  await expect(page.getByRole('link', { name: 'Change Operation RoundUp' })).toBeVisible();
});

test('by keyboard alone', async ({ page }, { project }) => {
  const { username, accounts } = memberFor(project.name);
  const number = `${accounts}9`;
  await open(page, cedarRidge, username);
  await typeInto(page, page.getByLabel('Search'), `electric ${number}`);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await press(page, page.getByLabel('Select All'), 'Space');
  await expect(tick(page, number)).toBeChecked();
  await typeInto(page, amount(page, number), '3');
  await page.keyboard.press('Shift+Tab');
  await expect(enrolment(page, number)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(amount(page, number)).toHaveCount(0);
  await tabTo(page, proceed(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText(success)).toBeVisible();
  await expect(row(page, number)).toContainText('Not joined');
});

test('slow, failed, empty and refused', async ({ page }) => {
  await signIn(page, cedarRidge, 'walter.prine');
  const answer = held();
  await page.route(calls, async (route) => {
    await answer.untilLetGo;
    await route.fulfill({ status: 500, json: { code: 5000, message: 'no' } });
  });
  await visit(page, `${cedarRidge}${roundUp}`);
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  answer.letGo();
  await expect(page.getByText(supportSentence)).toBeVisible();
  await page.unroute(calls);
  await page.route(calls, (route) => route.fulfill({ status: 404, json: { code: 4040, message: 'It is closed.' } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('It is closed.')).toBeVisible();
  await page.unroute(calls);
  await page.route(calls, (route) => route.fulfill({ json: { accounts: [], today: '2026-11-20' } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('There are no accounts available.')).toBeVisible();
  await page.unroute(calls);

  await visit(page, `${cedarRidge}${roundUp}`);
  await tick(page, '104500017').check();
  await enrolment(page, '104500017').check();
  await amount(page, '104500017').fill('4');
  await page.getByLabel('Search').fill('nowhere');
  await expect(page.getByText('No account matches.')).toBeVisible();
  await page.getByLabel('Search').fill('sawyer');
  for (const [status, json, sentence] of [
    [500, { code: 5000, message: 'no' }, supportSentence],
    [
      400,
      [{ code: 1707, message: 'Account 104500017: the office says no.' }],
      'Account 104500017: the office says no.',
    ],
  ] as const) {
    await page.route(calls, (route) => route.fulfill({ status, json }));
    await proceed(page).click();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(amount(page, '104500017')).toHaveValue('$4.00');
    await page.unroute(calls);
  }
  await expectAccessible(page);
});

test('many accounts: pages, Select All of every page, none again', async ({ page }) => {
  await open(page, cedarRidge, 'ruth.abernathy');
  await expect(page.getByText('1–10 of 27')).toBeVisible();
  await page.getByLabel('Select All').check();
  await expect(page.getByText('27 of 27 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(tick(page, '104510315')).toBeChecked();
  await tick(page, '104510315').uncheck();
  await expect(page.getByText('26 of 27 selected')).toBeVisible();
  await expect(page.getByLabel('Select All')).toHaveJSProperty('indeterminate', true);
  await expectAccessible(page);
  await page.getByLabel('Select All').check();
  await page.getByLabel('Select All').uncheck();
  await expect(page.getByText('0 of 27 selected')).toBeVisible();
});

test('elsewhere: without plus there is no amount; where the program is off, the screen says so', async ({ page }, {
  project,
}) => {
  const { username, accounts } = memberFor(project.name);
  const number = `${accounts}2`;
  if (project.name === 'desk') {
    await open(page, detailedHills, username);
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveCount(0);
    await tick(page, number).check();
    await enrolment(page, number).check();
    await expect(amount(page, number)).toHaveCount(0);
    await expectAccessible(page);
    await proceed(page).click();
    await expect(page.getByText(success)).toBeVisible();
    await expect(row(page, number)).toContainText('Joined');
    await page.getByRole('button', { name: 'About Operation RoundUp' }).click();
    await expect(page.getByRole('dialog')).not.toContainText('fixed amount');
  }
  const closed = project.name === 'desk' ? whetstoneHills : basicRidge;
  await signIn(page, closed, username);
  await visit(page, `${closed}${roundUp}`);
  await expect(page.getByText('Service unavailable, please contact administrator.')).toBeVisible();
  await expectAccessible(page);
});

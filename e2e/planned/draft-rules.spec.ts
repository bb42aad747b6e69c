import { basicRidge, cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';

/** Two members alike, one for each width: whose accounts show each state of drafts. */
const memberFor = (project: string) =>
  project === 'phone'
    ? { username: 'jonas.ekdahl', stem: '10450912' }
    : { username: 'hattie.brandvold', stem: '10450911' };

test('imported drafts are listed; accounts that may not be drafted say why, and days have their window @main', async ({
  page,
}, { project }) => {
  const { username, stem } = memberFor(project.name);
  await signIn(page, cedarRidge, username, `${cedarRidge}/pages/draft-payments`);
  const main = page.getByRole('main');
  for (const shown of ['****5678', '****4444', '****7702', 'Day of the month: 12', 'When billed'])
    await expect(main.getByText(shown).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Setup New Draft' }).click();
  const tick = (place: number) => page.getByLabel(`Draft account ${stem}${place}`);
  await expect(page.getByText(/Your next draft is on \d\d\/\d\d\/\d{4}/)).toBeVisible();
  for (const [place, reason] of [
    [5, 'ECheck Payment Restricted.'],
    [6, 'Pay the past due amount first, then set up a draft.'],
    [7, 'Account is signed up for AutoPay. Draft is not allowed.'],
  ] as const) {
    await expect(tick(place)).toBeDisabled();
    await expect(tick(place)).toHaveAccessibleDescription(reason);
  }
  await expect(tick(4)).toBeEnabled();
  await page.getByRole('radio', { name: /Credit Card Draft/ }).check();
  await expect(tick(4)).toHaveAccessibleDescription('Credit Card Payment Restricted.');
  await expect(tick(5)).toBeEnabled();

  await tick(3).check();
  await page.getByRole('radio', { name: 'Day of the month' }).check();
  const day = page.getByRole('textbox', { name: 'Day of the month' });
  await day.fill('21');
  await day.blur();
  await expect(page.getByText('Day of month must be after 5 and before 21').first()).toBeVisible();
  await day.fill('20');
  await expect(page.getByText('Day of month must be after 5 and before 21')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Remove Draft' }).click();
  await expect(page.getByLabel(`Remove the draft for account ${stem}0`)).toBeVisible();
  await expectAccessible(page);
});

test('a draft is set up and removed with the keyboard alone', async ({ page }, { project }) => {
  test.slow();
  const { username, stem } = memberFor(project.name);
  await signIn(page, cedarRidge, username, `${cedarRidge}/pages/draft-payments`);
  await tabTo(page, page.getByRole('tab', { name: 'Accounts' }));
  await page.keyboard.press('ArrowRight');
  await press(page, page.getByLabel(`Draft account ${stem}4`), 'Space');
  await tabTo(page, page.getByRole('radio', { name: 'When billed' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'End of month' })).toBeChecked();
  await press(page, page.getByRole('radio', { name: 'Checking', exact: true }), 'Space');
  await typeInto(page, page.getByLabel('Bank routing number'), '021000021');
  await expect(page.getByLabel('Bank name')).toHaveValue('ALDER VALLEY COMMUNITY BANK');
  await typeInto(page, page.getByLabel('Bank account number', { exact: true }), '55512349');
  await typeInto(page, page.getByLabel('Confirm bank account number'), '55512349');
  await press(page, page.getByLabel(/I authorize/), 'Space');
  await press(page, page.getByRole('button', { name: 'Authorize draft' }));
  await expect(page.getByText('Your draft information has been updated.')).toBeVisible();
  await expect(page.getByText('****2349')).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: 'Accounts' }));
  await page.keyboard.press('End');
  await press(page, page.getByLabel(`Remove the draft for account ${stem}4`), 'Space');
  await press(page, page.getByRole('button', { name: 'Remove Draft' }));
  await press(page, page.getByRole('button', { name: 'Yes' }));
  await expect(page.getByText('****2349')).toHaveCount(0);
});

test('nothing to set up, a failed load and a co-op without drafts each say so', async ({ page }) => {
  await signIn(page, cedarRidge, 'alma.quist', `${cedarRidge}/pages/draft-payments`);
  await page.getByRole('tab', { name: 'Setup New Draft' }).click();
  await expect(page.getByText('There are no eligible accounts to be set up for draft.')).toBeVisible();

  await page.route('**/v3/member/*/drafts**', (route) => route.abort());
  await visit(page, `${cedarRidge}/pages/draft-payments`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Setup New Draft' })).toHaveCount(0);
  await expectAccessible(page);

  await signIn(page, basicRidge, 'alma.quist', `${basicRidge}/pages/draft-payments`);
  await expect(
    page.getByText('Draft payments service unavailable, please contact administrator.').first(),
  ).toBeVisible();
  await expectAccessible(page);
});

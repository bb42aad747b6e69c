import { addDays, formatDay } from '@rochdale/domain/dates';
import { dayMinutes } from '@rochdale/domain/energy/usage/day-lengths';
import { coopCommand } from '../support/coop.ts';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, test, visit, visitLink } from '../support/journey.ts';
import { expectAllReached } from '../support/keyboard.ts';
import { askFor, columnsOf, dailyChart, drill, easternDay, readings, westernDay } from './usage.ts';

/** The last day before a day on which the clocks changed. */
function clockChange(before: string, timeZone: string): string {
  let day = addDays(before, -1);
  while (dayMinutes(day, timeZone) === 1440) day = addDays(day, -1);
  return day;
}

test('a link shows one account’s usage without a login, and opens days of 23 and 25 hours @main', async ({ page }) => {
  test.slow();
  const changed = clockChange(easternDay(), 'America/New_York');
  const link = await coopCommand('whetstone-hills', 'link', 'direct-usage', '104500017');
  await visitLink(page, `${link}&startdate=${addDays(changed, -3)}&enddate=${addDays(changed, 3)}`);
  await expect(page.getByRole('heading', { name: 'Usage Tracker', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  for (const [name, value] of [
    ['Account Number', '104500017'],
    ['Customer Name', 'Walter Prine'],
    ['Meter Id', /^\d+$/],
    ['Address', /15 Sawyer St/],
  ] as const)
    await expect(page.locator('dl > div').filter({ hasText: name }).getByRole('definition')).toHaveText(value);
  await expect(
    page.getByText(`Usage period from ${formatDay(addDays(changed, -3))} to ${formatDay(addDays(changed, 3))}`),
  ).toBeVisible();
  await expectAllReached(page, 9);
  for (const day of [changed, clockChange(changed, 'America/New_York')]) {
    await askFor(page, addDays(day, -1), addDays(day, 1));
    await page.getByRole('button', { name: `Show the intervals of ${formatDay(day)}` }).click();
    await drill(page).getByRole('radio', { name: '60 min' }).check();
    const hours = dayMinutes(day, 'America/New_York') / 60;
    await expect(columnsOf(drill(page))).toHaveCount(hours);
    await drill(page).getByText('Show as a table').click();
    await expect(drill(page).getByRole('rowheader', { name: '1:00 AM, repeated hour (clock change)' })).toHaveCount(
      hours === 25 ? 1 : 0,
    );
    await expect(drill(page).getByRole('rowheader', { name: /^(From )?2:00 AM$/ })).toHaveCount(hours === 23 ? 0 : 1);
  }
  await expectAccessible(page);
  await askFor(page, '1991-01-01', '1991-01-31');
  await expect(page.getByText(/^There were no usage data found for the selected date range/)).toBeVisible();
  await expect(readings(page)).toHaveCount(0);
});

test('each wrong date of the direct tracker is named in its own words', async ({ page }) => {
  const today = westernDay();
  await page.goto(await coopCommand('cedar-ridge', 'link', 'direct-usage', '104471882'));
  await expect(dailyChart(page)).toBeVisible();
  for (const [begin, end, ...sentences] of [
    ['', today, 'You must enter begin date.'],
    [today, '', 'You must enter end date.'],
    ['1989-12-31', today, 'The begin date should not be earlier than 01/01/1990.'],
    [today, '1989-12-31', 'The end date should not be earlier than 01/01/1990.'],
    [
      ...[today, addDays(today, -1)],
      ...['The begin date should be earlier than end date.', 'The end date should be greater than begin date.'],
    ],
    [today, addDays(today, 1), 'The end date should not be greater than current date.'],
    [addDays(today, -181), addDays(today, -9), 'The begin date should be within 180 days before today.'],
    [addDays(today, -181), today, 'The search date range should not exceed 180 days.'],
  ] as const) {
    await askFor(page, begin, end, false);
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true');
  }
  await expectAccessible(page);
});

for (const [what, acnum] of [
  ['a plain account number', '104471882'],
  ['a link that was altered', `${'A'.repeat(60)}`],
  ['no account', ''],
] as const)
  test(`${what} opens nothing`, async ({ page }) => {
    for (const origin of [cedarRidge, whetstoneHills]) {
      await visit(page, `${origin}/pages/direct-usage-tracker?acnum=${acnum}`);
      await expect(
        page.getByText(
          'This link is no longer valid. Open the usage tracker again where you found the link: you get a new one there.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Sign in to see your usage' })).toBeVisible();
      await expect(page.getByText('Customer Name')).toHaveCount(0);
    }
  });

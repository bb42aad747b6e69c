import { readFileSync } from 'node:fs';
import { addDays, formatDay } from '@rochdale/domain/dates';
import { cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectAllReached, press, tabTo } from '../support/keyboard.ts';
import {
  askFor,
  columnsOf,
  dailyChart,
  drill,
  easternDay,
  numberOf,
  openForm,
  openUsage,
  readings,
  usageOf,
  westernDay,
} from './usage.ts';

test('a member sees the days as tiles, chart and table, opens one by keyboard and comes back @main', async ({
  page,
}) => {
  test.slow();
  const today = westernDay();
  const asked = page.waitForRequest(/\/usage\/daily\?.*ticks=\d{18}/);
  await openUsage(page, cedarRidge, '104471882');
  await asked;
  const span = `${formatDay(addDays(today, -15))} to ${formatDay(today)}`;
  const chart = page.getByRole('group', { name: `Daily usage, ${span}` });
  await expect(chart).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    ...['Weekend', 'Weekday', 'Estimate', 'Last year', 'Usual', 'High temperature', 'Low temperature'],
  ]);
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByText('Lowest usage, max demand, temperatures').click();
  for (const tile of ['Total consumption', 'Average consumption', 'Highest usage', 'Lowest usage', 'Max demand'])
    await expect(summary.getByRole('term').filter({ hasText: tile })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How you are doing' })).toBeVisible();
  await expect(page.getByText('Expected bill')).toBeVisible();

  const days = await columnsOf(chart).evaluateAll((columns) => columns.map((column) => column.dataset.column ?? ''));
  const shown = await readings(page)
    .locator('tbody time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(shown).toEqual(days);
  const values = (await readings(page).locator('tbody td.usage-table__value').allTextContents()).map(numberOf);
  const sum = values.reduce((all, value) => all + (value || 0), 0);
  // Days are shown whole, what they come to with two decimals.
  const total = numberOf(await readings(page).locator('tfoot td').first().textContent());
  expect(Math.abs(total - sum)).toBeLessThan(values.length / 2);
  await expectAccessible(page);

  await expectAllReached(page, 18);
  const last = chart.locator(`[data-column="${days.at(-2)}"]`);
  await press(page, columnsOf(chart).first(), 'End');
  await expect(columnsOf(chart).last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleName(
    /^\d\d\/\d\d\/\d{4}, \w+day: \d+ kWh, \w+, high .+ °F, low .+ °F, same weekday last year \d+ kWh$/,
  );
  const opening = page.waitForRequest(/\/usage\/intervals\?.*urlGeneratedDateTimeTicks=\d{18}/);
  await page.keyboard.press('Enter');
  await opening;
  await expect(drill(page).getByRole('heading')).toBeFocused();
  await expect(drill(page).getByRole('heading')).toHaveText(`Interval usage for ${formatDay(days.at(-2) ?? '')}`);
  await expect(columnsOf(drill(page))).toHaveCount(24);
  const opened = await drill(page)
    .getByText(/in all/)
    .textContent();
  expect(Math.round(numberOf(opened?.split(' ')[0] ?? ''))).toBe(values.at(-2));
  await drill(page).getByRole('radio', { name: '15 min' }).check();
  await expect(columnsOf(drill(page))).toHaveCount(96);
  await drill(page).getByText('Show as a table').click();
  await expect(drill(page).getByRole('table').locator('tbody tr')).toHaveCount(96);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drill(page)).toHaveCount(0);
  await expect(last).toBeFocused();
});

test('a timeframe loads at once and clears the dates, dates clear it, and each wrong date is named', async ({
  page,
}) => {
  const today = westernDay();
  await openUsage(page, cedarRidge, '104471882');
  await openForm(page);
  const from = page.getByLabel('Start date', { exact: true });
  const timeframe = page.getByRole('combobox', { name: 'Timeframe' });
  const submit = page.getByRole('button', { name: 'Submit' });
  for (const [label, back] of [
    ['Last 3 Weeks', 21],
    ['Last 180 Days', 179],
  ] as const) {
    await timeframe.selectOption(label);
    await expect(dailyChart(page)).toHaveAccessibleName(
      `Daily usage, ${formatDay(addDays(today, -back))} to ${formatDay(today)}`,
    );
    await expect(page.getByRole('status').filter({ hasText: `${formatDay(addDays(today, -back))} to` })).toHaveText(
      /^Daily usage, .+: \d+ days, [\d,]+ \w+ in all\.$/,
    );
    await expect(from).toHaveValue('');
    await expect(submit).not.toHaveAttribute('aria-disabled');
  }
  await page.getByRole('button', { name: 'Show all 179 days' }).click();
  await expect(readings(page).locator('tbody tr').last()).toBeVisible();
  await askFor(page, addDays(today, -9), today);
  for (const [begin, end, sentence] of [
    ['', today, 'Start date is required.'],
    [today, '', 'End date is required.'],
    ['1989-12-31', today, 'Choose a later date.'],
    [today, '1989-12-31', 'Choose a later date.'],
    [today, addDays(today, -1), 'Invalid date range.'],
    [addDays(today, -3), addDays(today, 1), 'Invalid date range.'],
    [addDays(today, -181), today, 'The search date range should not exceed 180 days.'],
    [addDays(today, -181), addDays(today, -5), 'The start date should be within 180 days before today.'],
  ] as const) {
    await askFor(page, begin, end, false);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  }
  await expectAccessible(page);
  await askFor(page, addDays(today, -40), addDays(today, -30));
  await expect(timeframe).toHaveValue('');
  await expect(columnsOf(dailyChart(page))).toHaveCount(11);
  await page.getByRole('radio', { name: 'Demand Usage' }).check();
  await expect(page.getByRole('group', { name: /^Daily demand/ })).toBeVisible();
  await expect(readings(page)).toContainText('Demand Usage (kW)');
});

test('where MDM is off no range is too long, no day opens, and a prepaid account has Dollars', async ({ page }) => {
  const today = easternDay();
  await openUsage(page, whetstoneHills, '104495507');
  await expect(dailyChart(page)).toBeVisible();
  await columnsOf(dailyChart(page)).first().click();
  await expect(drill(page)).toHaveCount(0);
  await openForm(page);
  await expect(page.getByRole('radio', { name: '$' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dollars' }).check();
  const prepaid = page.getByRole('region', { name: 'Prepaid summary' });
  for (const tile of [
    ...['Current balance', 'Average daily charge', 'Last energy usage', 'Last daily energy charge', 'Last payment'],
    'Unpaid balance',
  ])
    await expect(prepaid.getByRole('term').filter({ hasText: tile })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Daily cost/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Usage', exact: true }).check();
  await askFor(page, addDays(today, -260), addDays(today, -20));
  await expect(page.getByRole('button', { name: 'Show all 241 days' })).toBeVisible();
  await askFor(page, '1990-01-01', '1990-02-01');
  await expect(
    page.getByText(
      'There were no usage data found for the selected date range between 01/01/1990 to 02/01/1990. You need to adjust your date range. Changing dates above does this.',
    ),
  ).toBeVisible();
});

test('suspended usage, no usage, another service, and a day without hours each say so', async ({ page }) => {
  await openUsage(page, cedarRidge, '104480316');
  await expect(page.getByText('We can’t show usage for this account right now. Please call us.')).toBeVisible();
  await expect(page.getByLabel('Start date', { exact: true })).toBeDisabled();
  await expect(dailyChart(page)).toHaveCount(0);
  await usageOf(page, cedarRidge, '104495515');
  await expect(page.getByText('There is no Usage Data available for this account.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Daily', 'Interval']);
  await expectAccessible(page);
  await usageOf(page, cedarRidge, '104471882');
  const day = addDays(westernDay(), -100);
  await askFor(page, addDays(day, -2), addDays(day, 2));
  await page.getByRole('button', { name: `Show the intervals of ${formatDay(day)}` }).click();
  await expect(
    page.getByText(
      `There were no hourly usage data found for the selected date ${formatDay(day)}. You need to adjust your date range.`,
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a co-op that hides the usage of other services says that it is not supported', async ({ page }) => {
  await openUsage(page, detailedHills, '104471890');
  await expect(page.getByText('Usage data is not supported for the selected account.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('a failed load says so in place of the form, and may be tried again', async ({ page }) => {
  const calls = '**/usage/daily*';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await openUsage(page, cedarRidge, '104471882');
  await expect(
    page.getByText('We are unable to process your request at this time. Please try again later.'),
  ).toBeVisible();
  await expect(page.getByLabel('Start date', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dailyChart(page)).toBeVisible();
  await page.route('**/usage/intervals*', (route) => route.abort());
  await tabTo(page, page.getByRole('button', { name: /^Show the intervals/ }).first());
  await page.keyboard.press('Enter');
  await expect(drill(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('the days are taken along as an Excel file and as Green Button, and printed with their values', async ({
  page,
}) => {
  await openUsage(page, cedarRidge, '104471882');
  await expect(dailyChart(page)).toBeVisible();
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(excel.suggestedFilename()).toBe('Usage-104471882.xlsx');
  expect(
    readFileSync(await excel.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const [green] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Green Button' }).click(),
  ]);
  expect(green.suggestedFilename()).toMatch(/104471882.*\.xml$/);
  const feed = readFileSync(await green.path(), 'utf8');
  const total = [...feed.matchAll(/<(?:\w+:)?value>(\d+)</g)].reduce((sum, [, value]) => sum + Number(value), 0);
  const shown = numberOf(await readings(page).locator('tfoot td').first().textContent());
  expect(total / 1000).toBeCloseTo(shown, 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
  await expect(page.getByText('Account 104471882, Electric')).toBeVisible();
  await expect(dailyChart(page).locator('.chart__value').first()).toBeVisible();
  await expect(readings(page)).toBeVisible();
});

import { readFileSync } from 'node:fs';
import { addDays, formatDay } from '@rochdale/domain/dates';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { columnsOf, dailyChart, drill, openUsage, readings, usageOf, westernDay } from './usage.ts';

const account = '104471882';

test('the odd day is named with its hours, opens them, and leads to somebody who can be asked @main', async ({
  page,
}) => {
  await openUsage(page, cedarRidge, account);
  const day = addDays(westernDay(), -6);
  const named = page.getByText('is unlike your other days.');
  await expect(named).toHaveCount(1);
  await expect(named).toContainText(formatDay(day).slice(0, 5));
  await expect(page.getByText(/^\d+ kWh, (most of it between|where \d+ kWh is usual)/)).toBeVisible();
  await expect(
    columnsOf(dailyChart(page)).and(page.getByRole('button', { name: /Unlike your other days/ })),
  ).toHaveCount(1);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'See its hours' }));
  await page.keyboard.press('Enter');
  await expect(drill(page).getByRole('heading')).toBeFocused();
  await expect(drill(page).getByRole('heading')).toHaveText(`Interval usage for ${formatDay(day)}`);
  await press(page, page.getByRole('button', { name: 'Ask us about it' }));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('chips are chosen by keyboard, stand in the address, and Back returns to the days before', async ({ page }) => {
  const today = westernDay();
  await openUsage(page, cedarRidge, account);
  const chartOf = (from: string) =>
    page.getByRole('group', { name: `Daily usage, ${formatDay(from)} to ${formatDay(today)}` });
  await expect(chartOf(addDays(today, -15))).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Last 15 days' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'This bill' })).toBeFocused();
  await expect(chartOf(addDays(today, -17))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(chartOf(addDays(today, -21))).toBeVisible();
  expect(new URL(page.url()).searchParams.get('days')).toBe('3weeks');
  await expect(page.getByRole('radio', { name: 'Last 3 Weeks' })).toBeFocused();
  await page.goBack();
  await expect(chartOf(addDays(today, -17))).toBeVisible();
  await expect(page.getByRole('radio', { name: 'This bill' })).toBeChecked();
  await page.reload();
  await expect(chartOf(addDays(today, -17))).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Choose dates' }));
  await expect(page.getByLabel('Start date', { exact: true })).toBeFocused();
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await expect(page.getByRole('group', { name: /^Usage by bill/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Daily');
});

test('days read in dollars are about, and the table tells use, cost and the year before', async ({ page }) => {
  await openUsage(page, cedarRidge, account);
  await page.getByRole('radio', { name: '$', exact: true }).check();
  const chart = page.getByRole('group', { name: /^Daily cost, about/ });
  await expect(columnsOf(chart).first()).toHaveAccessibleName(/: about \$\d+\.\d\d, .+ last year \$\d+\.\d\d/);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/about \$\d+/);
  await expect(page.getByText('Your bill is what counts.')).toBeVisible();
  for (const column of ['A year before (kWh)', 'Usage (kWh)', 'Cost, about'])
    await expect(readings(page)).toContainText(column);
  const row = readings(page).locator('tbody tr').first();
  await expect(row.locator('.usage-table__before')).toHaveText(/^\d+$/);
  await expect(row.locator('.usage-table__cost')).toHaveText(/^\$\d+\.\d\d$/);
  await expectAccessible(page);
  await page.reload();
  await expect(chart).toBeVisible();
  // Another account, whose rate nobody knows.
  await usageOf(page, cedarRidge, '104480324');
  await expect(dailyChart(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: '$', exact: true })).toHaveCount(0);
  // Of water no day is named: 8 kWh are the bound.
  await usageOf(page, cedarRidge, '104471890');
  await expect(dailyChart(page)).toBeVisible();
  await expect(page.getByText('is unlike your other days.')).toHaveCount(0);
});

test('a phone shows four chips and the chart in its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUsage(page, cedarRidge, account);
  await expect(dailyChart(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await dailyChart(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await expect(page.locator('.chips-row__chip:visible, .chips-row__more:visible')).toHaveCount(4);
  await expect(page.getByText(/arrow keys/)).toBeHidden();
  const seen = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(seen).toBeLessThanOrEqual(390);
});

test('bills show the year before, the weather and the one to come, and are taken along', async ({ page }) => {
  await openUsage(page, cedarRidge, account, '&monthly=true');
  const chart = page.getByRole('group', { name: /^Usage by bill/ });
  await expect(columnsOf(chart)).toHaveCount(13);
  await expect(columnsOf(chart).last()).toHaveAccessibleName(/^Expected bill by .+: about [\d,]+ kWh/);
  await expect(page.getByText(/^The next bill is about \$\d+, by/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    ...['This year', 'A year before', 'Expected', 'Average temperature'],
  ]);
  await page.getByRole('radio', { name: '$', exact: true }).check();
  await expect(columnsOf(chart).nth(11)).toHaveAccessibleName(/^Bill of .+: \$\d+, a year before \$\d+$/);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`Usage-monthly-${account}.xlsx`);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await page.getByRole('button', { name: 'Choose dates' }).click();
  await page.getByLabel('From', { exact: true }).fill('1999-01-01');
  await page.getByLabel('To', { exact: true }).fill('1999-12-31');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('No bill is dated between 01/01/1999 and 12/31/1999.')).toBeVisible();
  await page.goBack();
  await expect(columnsOf(chart)).toHaveCount(13);
});

test('where there is no chat, the telephone is offered; days that do not open have no hours', async ({ page }) => {
  await openUsage(page, whetstoneHills, account);
  await expect(page.getByText('is unlike your other days.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See its hours' })).toHaveCount(0);
  await expect(page.getByText(/^\d+ kWh, where \d+ kWh is usual\.$/)).toBeVisible();
  await expectAccessible(page);
});

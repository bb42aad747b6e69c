import { readFileSync } from 'node:fs';
import { basicRidge, cedarRidge, detailedHills, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';
import { press } from '../support/keyboard.ts';
import { columnsOf, dailyChart, drill, openUsage, usageOf } from './usage.ts';

const bills = /^Usage by bill/;

for (const [name, origin] of [
  ['Cedar Ridge', cedarRidge],
  ['Whetstone Hills', whetstoneHills],
] as const)
  test(`Monthly opens when it is asked for, by bill and by month, moved to without a mouse. ${name}`, async ({
    page,
  }) => {
    await openUsage(page, origin, '104471882', '&monthly=true');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Monthly');
    await expect(page.getByRole('group', { name: bills })).toBeVisible();
    const rows = page.getByRole('table', { name: bills }).locator('tbody tr');
    // The bill to come is in the picture alone.
    expect(await rows.count()).toBe((await columnsOf(page.getByRole('group', { name: bills })).count()) - 1);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Month' }).check();
    await expect(page.getByRole('group', { name: /^Usage by month, Meter/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Heating degree days' })).toHaveCount(1);
    await expectAccessible(page);
    await press(page, page.getByRole('tab', { selected: true }), 'ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Daily' })).toBeFocused();
    await expect(dailyChart(page)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(
      origin === cedarRidge ? ['Daily', 'Monthly', 'Interval'] : ['Daily', 'Monthly'],
    );
  });

test('another service is shown as it was billed; without the feature the tracker opens on Monthly', async ({
  page,
}) => {
  await openUsage(page, cedarRidge, '104471890', '&monthly=true');
  await expect(page.getByRole('heading', { name: 'Water service' })).toBeVisible();
  await expect(page.getByText('This is not an electric account. Its usage is shown as it was billed.')).toBeVisible();
  await expect(page.getByRole('group', { name: bills })).toBeVisible();
  await openUsage(page, basicRidge, '104471882');
  await expect(page.getByRole('tab')).toHaveText(['Monthly', 'Interval']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Monthly');
});

test('months that fail may be tried again; an account with neither bills nor months says so', async ({ page }) => {
  const calls = '**/usage/monthly*';
  await page.route(calls, (route) => route.abort());
  await openUsage(page, cedarRidge, '104471882', '&monthly=true');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), bills: [], meters: [] } });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('There were no usage data found for this account.')).toBeVisible();
  await expectAccessible(page);
});

test('Interval draws the days by the lengths of the meter, names each day, and opens one @main', async ({ page }) => {
  await openUsage(page, cedarRidge, '104471882');
  await page.getByRole('tab', { name: 'Interval' }).click();
  const line = page.getByRole('img', { name: /^Usage by intervals of 15 minutes from .+ highest .+ kWh\./ });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '60 min' }).check();
  await expect(page.getByRole('img', { name: /^Usage by intervals of 60 minutes/ })).toBeVisible();
  const [green] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Green Button' }).click(),
  ]);
  expect(readFileSync(await green.path(), 'utf8')).toContain('<intervalLength>3600</intervalLength>');
  const days = page.getByRole('table', { name: 'Days with interval usage' });
  const opener = days.getByRole('button', { name: /^Show the intervals of/ }).first();
  await press(page, opener);
  await expect(drill(page).getByRole('heading')).toBeFocused();
  await expect(columnsOf(drill(page))).toHaveCount(24);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('an account whose meter measures no intervals says so; so does one that is suspended', async ({ page }) => {
  await openUsage(page, cedarRidge, '104480324');
  await page.getByRole('tab', { name: 'Interval' }).click();
  await expect(page.getByText('No interval data available for the selected account.')).toBeVisible();
  await expectAccessible(page);
  await usageOf(page, cedarRidge, '104480316');
  await page.getByRole('tab', { name: 'Interval' }).click();
  await expect(page.getByText('We can’t show usage for this account right now. Please call us.')).toBeVisible();
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await expect(page.getByText('We can’t show usage for this account right now. Please call us.')).toBeVisible();
});

test('the Usage Tracker of another member’s account shows nothing of it', async ({ page }) => {
  await signIn(page, detailedHills, 'walter.prine');
  await usageOf(page, detailedHills, '104471882');
  await expect(page.getByText('104471882')).toHaveCount(0);
});

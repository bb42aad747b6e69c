import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { coopCommand } from '../support/coop.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { openOffice } from '../support/office.ts';

const year = '/rates?from=2020-01-01';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const bySchedule = (page: Page) => page.getByRole('table', { name: 'By schedule' });
const list = (page: Page) => page.getByRole('table', { name: 'What differs by more than a cent' });

const settings =
  'accountNumber,viewUsageHistory,showUsageSuspendedMsg,fixedChargePerDay,energyCharge,rateSchedule,rateOptions';
const bills =
  'accountNumber,billDate,billNumber,billType,statementStartDate,dueDate,billedAmount,endingBalance,usageQuantity,usageUnit,daysBilled,actualCharges,prepaidDailyTotal,prepaidUsageDollars,prepaidCharges,prepaidTaxes';

/** An old bill by another price than the schedule of its account, beside the demo's, which agree to the cent. */
test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-rates-'));
  await writeFile(join(folder, 'usage-settings.csv'), `${settings}\n104495507,Y,,,,RES,\n`);
  await writeFile(
    join(folder, 'bills.csv'),
    `${bills}\n104495507,2025-03-15,RATES-1,Regular,2025-02-13,2025-04-05,321.09,321.09,600,kWh,30,,,,,\n`,
  );
  await coopCommand('cedar-ridge', 'import', folder);
  await rm(folder, { recursive: true });
});

test('bills that differ from our schedules are found, narrowed, opened and downloaded by keyboard alone @desk @main', async ({
  page,
}) => {
  await openOffice(page, 'marta');
  await heading(page, /./).press('g');
  await page.keyboard.press('r');
  await expect(heading(page, 'Rate differences')).toBeVisible();
  await page.getByLabel('From bill date').fill('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(
    page.getByRole('status').filter({ hasText: /^Compared [\d,]+ of [\d,]+ bills since 01\/01\/2020/ }),
  ).toBeVisible();
  await expect(bySchedule(page)).toContainText('RES');
  await expectAccessible(page);

  await page.getByLabel('Schedule', { exact: true }).selectOption('RES');
  await expect(page).toHaveURL(/schedule=RES/);
  await expect(bySchedule(page).getByRole('row')).toHaveCount(2);
  const first = list(page).getByRole('row').nth(1);
  await expect(first).toContainText('RES');
  await expectAccessible(page);
  const account = await first.getByRole('link').innerText();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).press('Enter'),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`\r\n${account},`);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members\//);
  await expect(heading(page, /./)).toBeVisible();
});

test('differences are read on a phone, in the dark @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOffice(page, 'marta', year);
  await expect(list(page).getByRole('row').nth(1)).toContainText('by our schedule');
  await expectAccessible(page);
});

test('no bill to compare, a slow answer and a failed one say so; a clerk is not let in @desk', async ({ page }) => {
  await openOffice(page, 'otis', '/rates?from=2001-01-01&to=2001-01-01');
  await expect(page.getByRole('heading', { name: 'No bills to compare' })).toBeVisible();
  await expectAccessible(page);

  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/rate-differences?*', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(page.url().replace(/\?.*/, '?from=2002-01-01'));
  await expect(page.locator('main .skel').first()).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/v1/rate-differences?*');
  await openOffice(page, 'dana', '/rates');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Rate differences' })).toHaveCount(0);
  await expectAccessible(page);
});

import type { Locator, Page } from '@playwright/test';
import { localTimeAt } from '@rochdale/domain/dates';
import { expect, signIn, visit } from '../support/journey.ts';

/** What day it is where the co-op is. */
export const todayIn = (timeZone: string): string => localTimeAt(new Date(), timeZone).day;
export const westernDay = (): string => todayIn('America/Los_Angeles');
export const easternDay = (): string => todayIn('America/New_York');

/** Signs in as the member of seven accounts and opens the Usage Tracker of one. */
export async function openUsage(page: Page, origin: string, accountNumber: string, query = ''): Promise<void> {
  await signIn(page, origin, 'marisol.okonkwo');
  await usageOf(page, origin, accountNumber, query);
}

/** Opens the Usage Tracker of an account of the signed-in member. */
export async function usageOf(page: Page, origin: string, accountNumber: string, query = ''): Promise<void> {
  await visit(page, `${origin}/pages/usage-tracker?accountno=${accountNumber}${query}`);
  await expect(page.getByRole('heading', { name: 'Usage Tracker', level: 1 })).toBeVisible();
}

/** The chart of the days, and its columns. */
export const dailyChart = (page: Page): Locator => page.getByRole('group', { name: /^Daily / });
export const columnsOf = (chart: Locator): Locator => chart.locator('[data-column]');

export const readings = (page: Page): Locator => page.getByRole('table', { name: 'Daily usage readings' });

/** The opened day below the chart. */
export const drill = (page: Page): Locator => page.getByRole('region', { name: /^Interval usage for/ });

/** What a cell shows, as a number. */
export const numberOf = (shown: string | null): number => Number((shown ?? '').replace(/[^\d.−-]/g, ''));

/** Opens the form of the account tracker, which stands under a fold; that of the direct one is open. */
export async function openForm(page: Page): Promise<void> {
  await page.getByLabel('End date', { exact: true }).waitFor({ state: 'attached' });
  const opener = page.getByRole('button', { name: 'Choose dates' });
  if ((await opener.count()) > 0 && !(await page.getByLabel('End date', { exact: true }).isVisible()))
    await opener.click();
}

/** Fills both dates of the form. */
export async function askFor(page: Page, fromDate: string, toDate: string, submit = true): Promise<void> {
  await openForm(page);
  await page.getByLabel(/^(Start|Begin) date$/).fill(fromDate);
  await page.getByLabel('End date', { exact: true }).fill(toDate);
  if (submit) await page.getByRole('button', { name: 'Submit' }).click();
}

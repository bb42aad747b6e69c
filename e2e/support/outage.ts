import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './journey.ts';

/** Opens the outage screen on an account of the signed-in member. */
export async function openOutage(page: Page, origin: string, accountno: string): Promise<void> {
  await visit(page, `${origin}/pages/outage-status?accountno=${accountno}`);
  await expect(page.getByRole('main')).toContainText(`, account ${accountno},`);
  await expect(page).toHaveURL(`${origin}/pages/outage-status`);
}

export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

/** The names of the tabs that are shown. */
export const tabNames = (page: Page): Promise<string[]> => page.getByRole('tab').allTextContents();

/** The rows of what the member has reported. */
export const reportRows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Your reports' }).locator('tbody').getByRole('row');

/** The calls that an outage screen makes. */
export const calls = {
  status: '**/v3/outage/accounts/*/status',
  reports: '**/v3/outage/accounts/*/reports',
  history: '**/history?*',
  report: '**/v3/outage/reports',
  visitor: '**/v3/outage/public/*',
} as const;

/** Answers a call as the server does, with something else in it. */
export async function answerWith(page: Page, call: string, other: Record<string, unknown>): Promise<void> {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...other } });
  });
}

export const away = { status: 503, json: { code: 5031, message: 'We cannot take this right now.' } };

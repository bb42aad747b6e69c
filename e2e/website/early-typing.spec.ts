import type { Page } from '@playwright/test';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { held } from '../support/held.ts';
import { demoPassword, expect, test } from '../support/journey.ts';

/** Opens a page whose script waits until it is let go. */
async function openWithoutScript(page: Page, url: string): Promise<() => void> {
  const script = held();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await script.untilLetGo;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return script.letGo;
}

test('what is typed before the script has come is not lost @main', async ({ page }) => {
  const letGo = await openWithoutScript(page, `${cedarRidge}/pages/login`);
  await page.getByLabel('Username').fill('walter.prine');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  letGo();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByLabel('Username')).toHaveValue('walter.prine');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});

test('nor is it where a field writes its own way', async ({ page }) => {
  const letGo = await openWithoutScript(page, `${whetstoneHills}/pages/report-outage`);
  await page.getByLabel('Account number').fill('10450x0017');
  await page.getByLabel('Last 4 digits of your phone number').pressSequentially('01');
  letGo();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByLabel('Account number')).toHaveValue('104500017');
  await expect(page.getByLabel('Last 4 digits of your phone number')).toHaveValue('01');
});

import type { Browser, BrowserContextOptions } from '@playwright/test';
import { demoPassword } from '../../apps/api/src/features/office/generating/public.ts';

/** A member's session, as the browser keeps it once the overview stands. */
export async function memberState(
  browser: Browser,
  origin: string,
  username = 'marisol.okonkwo',
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/pages/login`);
  await page.locator('html[data-ready]').waitFor();
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/accountoverview/);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const state = await context.storageState();
  await context.close();
  return state;
}

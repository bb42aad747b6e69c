import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../e2e/support/browser.ts';
import { phone, putOn } from './support/line.ts';
import { memberState } from './support/member.ts';
import { report } from './support/report.ts';

/**
 * How long a phone whose processor is six times slower takes to paint what a press or a key does (Interaction to Next
 * Paint), the longest on each page. Give the address of a running portal: `npx tsx bench/interactions.ts
 * http://localhost:3000`.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const bound = 200;
const slowPhone = { latencyMs: 0, bytesPerSecond: 1_250_000, cpu: 6 };
const mostPresses = 6;

const browser = await chromium.launch(browserOptions.launchOptions);
const storageState = await memberState(browser, origin);

/** Presses what opens something in the page, and types into its first field. */
async function use(page: Page): Promise<void> {
  const openers = page.locator('button[aria-expanded="false"]:visible, [role="tab"]:visible');
  const found = Math.min(await openers.count(), mostPresses);
  for (let place = 0; place < found; place += 1) {
    const opener = openers.nth(place);
    if (!(await opener.isVisible().catch(() => false))) continue;
    await opener.click({ timeout: 5000 }).catch(() => undefined);
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  const field = page.locator('main input[type="text"]:visible, main input:not([type]):visible').first();
  if (await field.isVisible().catch(() => false)) await field.pressSequentially('1045', { delay: 120 });
  await page.waitForTimeout(500);
}

async function longest(route: string, isMember: boolean): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', ...(isMember && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const all = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || entry.interactionId === 0) continue;
        const { dataset } = document.documentElement;
        dataset.longest = String(Math.max(Number(dataset.longest ?? 0), entry.duration));
      }
    }).observe(all);
  });
  await page.goto(`${origin}/pages/${route}`);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  await putOn(page, slowPhone);
  await use(page);
  const took = await page.evaluate(() => Number(document.documentElement.dataset.longest ?? 0));
  await context.close();
  return took;
}

const pages = [
  ['login', false],
  ['quick-pay', false],
  ['accountoverview', true],
  ['usage-tracker', true],
  ['billpayments/history', true],
  ['view-all-accounts', true],
] as const;
for (const [route, isMember] of pages)
  report({
    what: `INP of /pages/${route}`,
    measured: await longest(route, isMember),
    unit: 'ms',
    bound: { most: bound },
  });
await browser.close();

import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { browserOptions } from '../e2e/support/browser.ts';
import { type ScreenAccess, screenAccess } from '../packages/domain/src/website/screens/screen-access.ts';
import { poorLine, putOn } from './support/line.ts';
import { memberState } from './support/member.ts';
import { report } from './support/report.ts';

/**
 * How much of each screen moves that nobody has touched (Cumulative Layout Shift), desk and phone, while it comes over a
 * slow line: 400 ms round trips, 400 kbit/s. Give the address of a running portal: `npx tsx bench/layout-shift.ts
 * http://localhost:3000`. Every screen above half of the bound is named; home also as who mistyped an address sees it.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const bound = 0.05;
const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };
const abreast = 3;

const screens: readonly (readonly [string, ScreenAccess])[] = [
  ...Object.entries(screenAccess),
  ['home?notFound=true', screenAccess.home],
];

async function shiftOf(browser: Browser, route: string, options: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const { dataset } = document.documentElement;
        dataset.shifts = String(Number(dataset.shifts ?? 0) + Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await putOn(page, poorLine);
  await page.goto(`${origin}/pages/${route}`, { timeout: 120_000 });
  // Some pages ask again and again; by then they stand.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  const shifts = await page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0));
  await context.close();
  return shifts;
}

const browser = await chromium.launch(browserOptions.launchOptions);
const storageState = await memberState(browser, origin);
for (const [name, viewport] of Object.entries(widths)) {
  const found: (readonly [string, number])[] = [];
  const left = [...screens];
  const walk = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [route, { access }] = next;
      const options = { viewport, ...(access === 'member' && { storageState }) };
      found.push([route, await shiftOf(browser, route, options)]);
    }
  };
  await Promise.all(Array.from({ length: abreast }, walk));
  const worst = found.sort(([, one], [, other]) => other - one);
  for (const [route, shift] of worst.filter(([, one]) => one > bound / 2)) console.log(`${name} ${route}: ${shift}`);
  report({
    what: `layout shift, worst of ${found.length} screens, ${name}`,
    measured: worst[0]?.[1] ?? 1,
    unit: 'ratio',
    bound: { most: bound },
  });
}
await browser.close();

import { chromium } from '@playwright/test';
import { browserOptions } from '../e2e/support/browser.ts';
import { phone, phoneLine, putOn } from './support/line.ts';
import { median, report } from './support/report.ts';

/**
 * Largest Contentful Paint of the public pages on a slow phone: 150 ms round trips, 1.6 Mbit/s, a CPU four times slower.
 * Give the address of a running portal: `npx tsx bench/first-paint.ts http://localhost:3000`.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const bound = 700;
const runs = 5;

const browser = await chromium.launch(browserOptions.launchOptions);

async function largestPaint(path: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await putOn(page, phoneLine);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return paint;
}

for (const path of [
  '/pages/home',
  '/pages/login',
  '/pages/quick-pay',
  '/pages/legal-terms',
  '/pages/services-products',
]) {
  const paints: number[] = [];
  for (let run = 0; run < runs; run += 1) paints.push(await largestPaint(path));
  report({ what: `LCP of ${path}`, measured: median(paints), unit: 'ms', bound: { most: bound } });
}
await browser.close();

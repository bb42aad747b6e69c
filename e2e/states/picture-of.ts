import type { Page } from '@playwright/test';
import type { Look } from './look.ts';

/** Long lists end below it. */
const mostHeight = 1400;

/** The picture of a page as it stands. */
export async function pictureOf(page: Page, { width }: Look): Promise<Buffer> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, mostHeight) };
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip });
}

/** How much of a picture may differ: letters are not smoothed alike each time. */
export const likeness = { maxDiffPixels: 40 };

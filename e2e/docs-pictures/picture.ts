import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A picture of the documents: how the screen is gone to and, once it stands, what of it is shown. */
export interface DocsPicture {
  readonly name: string;
  readonly as: BrowserContextOptions;
  readonly go: (page: Page) => Promise<void>;
  readonly show?: (page: Page) => Promise<void>;
}

export const desk = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const folder = join(import.meta.dirname, '../../docs/pictures');

/** Takes a picture of a running product and keeps it where the documents show it. */
export async function take(browser: Browser, { name, as, go, show }: DocsPicture): Promise<void> {
  const context = await browser.newContext({ ...as, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await go(page);
  await show?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
}

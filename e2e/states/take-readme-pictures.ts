import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { signIn, visit } from '../support/journey.ts';

/**
 * `npm run -s readme-pictures`: the README's pictures, of a product that `npm start` brought up with its demo co-op.
 * `PORT`: where it answers, 3000 by default.
 */
const origin = `http://localhost:${process.env.PORT ?? '3000'}`;
const folder = join(import.meta.dirname, '../../docs/pictures');
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const pictures: readonly {
  readonly name: string;
  readonly as: BrowserContextOptions;
  readonly go: (page: Page) => Promise<void>;
  /** What is shown of it, once the announcement is dismissed. */
  readonly show?: (page: Page) => Promise<void>;
}[] = [
  { name: 'member', as: desk, go: (page) => signIn(page, origin, 'marisol.okonkwo') },
  { name: 'phone', as: phone, go: (page) => signIn(page, origin, 'walter.prine') },
  { name: 'dark', as: { ...desk, colorScheme: 'dark' }, go: (page) => visit(page, `${origin}/pages/home`) },
  {
    name: 'payment',
    as: desk,
    go: async (page) => {
      await visit(page, `${origin}/pages/quick-pay`);
      await page.getByLabel('Account number').fill('104500017');
      await page.getByLabel('Last 4 digits of your phone number').fill('0103');
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByRole('heading', { name: 'Is this your account?' }).waitFor();
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText('Convenience fee').waitFor();
    },
  },
  {
    name: 'usage',
    as: desk,
    go: (page) => signIn(page, origin, 'marisol.okonkwo', `${origin}/pages/usage-tracker`),
    // Below the header, which stays where it is.
    show: (page) =>
      page.getByText(/^Daily usage, /).evaluate((heading) => {
        heading.scrollIntoView();
        window.scrollBy(0, -150);
      }),
  },
  {
    name: 'outage',
    as: phone,
    go: (page) => signIn(page, origin, 'marisol.okonkwo', `${origin}/pages/outage-status`),
  },
];

const browser = await chromium.launch(browserOptions.launchOptions);
for (const { name, as, go, show } of pictures) {
  const context = await browser.newContext({ ...as, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await go(page);
  const dismiss = page.getByRole('button', { name: 'Dismiss announcement' });
  if (await dismiss.isVisible()) await dismiss.click();
  await show?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
}
await browser.close();

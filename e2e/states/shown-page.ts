import { test as base, type Page, type Request } from '@playwright/test';
import { expect, loggedErrors } from '../support/journey.ts';
import { shownAt } from './where.ts';

/** The page that states are shown in, one after the other. */
export interface ShownPage {
  readonly page: Page;
  /** Calls that have no answer yet. */
  readonly pending: Set<Request>;
  /** How many calls have ended. */
  readonly ended: () => number;
}

/** A test of states: those of one worker share a page, whose scripts are read once. It fails when the browser logs an error. */
export const test = base.extend<{ noErrors: undefined }, { shown: ShownPage; errors: string[] }>({
  shown: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.clock.setFixedTime(shownAt);
      const pending = new Set<Request>();
      page.on('request', (request) => pending.add(request));
      let ended = 0;
      const end = (request: Request) => {
        pending.delete(request);
        ended += 1;
      };
      page.on('requestfinished', end);
      page.on('requestfailed', end);
      await use({ page, pending, ended: () => ended });
      await context.close();
    },
    { scope: 'worker' },
  ],
  errors: [({ shown }, use) => use(loggedErrors(shown.page)), { scope: 'worker' }],
  noErrors: [
    async ({ errors }, use) => {
      await use(undefined);
      expect(errors.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

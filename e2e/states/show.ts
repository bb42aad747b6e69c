import type { Page } from '@playwright/test';
import type { NamedState } from '../../apps/portal/states/states.ts';
import { expect } from '../support/journey.ts';
import type { Look } from './look.ts';
import { shownAt, statesOrigin } from './where.ts';

const heights = { 390: 844, 1280: 900 } as const;

/** Shows a state, and waits until nothing moves any more. */
export async function show(page: Page, { screen, name, state }: NamedState, look: Look): Promise<void> {
  const { width, scheme, language } = look;
  await page.setViewportSize({ width, height: heights[width] });
  await page.clock.setFixedTime(shownAt);
  await page.goto(`${statesOrigin}/dev/states?${new URLSearchParams({ screen, state: name, scheme, language })}`);
  await page.locator('html[data-state]').waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-state', 'shown');
  const waits = state.others === 'slow' || Object.values(state.answers ?? {}).includes('slow');
  // Some pages ask again and again; by then they stand.
  if (!waits) await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await untilQuiet(page, waits);
}

/** Until the page has not changed for a while, nothing is on its way that it has a shape for, and its font is there. */
const untilQuiet = (page: Page, waits: boolean): Promise<void> =>
  page.evaluate(async (mayWait) => {
    const quietMs = 250;
    const patienceMs = 15_000;
    await document.fonts.ready;
    const began = performance.now();
    let changed = began;
    const changes = new MutationObserver(() => {
      changed = performance.now();
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const isQuiet = () =>
      performance.now() - changed > quietMs && (mayWait || document.querySelector('.shapes, .skel') === null);
    while (!isQuiet() && performance.now() - began < patienceMs)
      await new Promise((resolve) => setTimeout(resolve, 50));
    changes.disconnect();
  }, waits);

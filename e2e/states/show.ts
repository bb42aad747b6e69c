import type { NamedState } from '../../apps/portal/states/states.ts';
import type { Look } from './look.ts';
import { expect, type ShownPage } from './shown-page.ts';
import { statesOrigin } from './where.ts';

const heights = { 390: 844, 768: 1024, 1280: 900 } as const;
const patienceMs = 15_000;

/** Shows a state, and waits until nothing moves any more. */
export async function show(
  { page, pending, ended }: ShownPage,
  { screen, name, state }: NamedState,
  look: Look,
): Promise<void> {
  const { width, scheme, language } = look;
  await page.setViewportSize({ width, height: heights[width] });
  // Calls that have no answer hold all connections to the origin until their page is gone.
  await page.goto('about:blank');
  pending.clear();
  await page.goto(`${statesOrigin}/dev/states?${new URLSearchParams({ screen, state: name, scheme, language })}`);
  await page.locator('html[data-state]').waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-state', 'shown');
  const waits = state.others === 'slow' || Object.values(state.answers ?? {}).includes('slow');
  const end = performance.now() + patienceMs;
  let before: number;
  // What came meanwhile may not have been drawn.
  do {
    before = ended();
    await quiet();
  } while ((ended() !== before || (!waits && pending.size > 0)) && performance.now() < end);

  /**
   * Until the page has not changed for a while, has no shape of what is on its way, and its font and frame are there: the
   * frame's answers come last, with the choice of colors, the member's name and accounts.
   */
  function quiet(): Promise<void> {
    return page.evaluate(
      async ({ waits, scheme, patienceMs }) => {
        const quietMs = 150;
        await document.fonts.ready;
        const began = performance.now();
        let changed = began;
        const changes = new MutationObserver(() => {
          changed = performance.now();
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const places = 'header .profile-btn[aria-hidden], .switcher-place:empty';
        const hasFrame = () => {
          const colors = document.querySelector<HTMLSelectElement>('footer select');
          return (colors === null || colors.value === scheme) && document.querySelector(places) === null;
        };
        const hasAll = () => waits || document.querySelector('.shapes, .skel') === null;
        const isQuiet = () => performance.now() - changed > quietMs && hasFrame() && hasAll();
        while (!isQuiet() && performance.now() - began < patienceMs)
          await new Promise((resolve) => setTimeout(resolve, 30));
        changes.disconnect();
      },
      { waits, scheme, patienceMs },
    );
  }
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const maxStops = 160;

/** Presses Tab until the control has focus; it then stands where it can be seen. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < maxStops; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
}

/** Reaches a control and presses a key on it. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Reaches a field and types over what stands in it. */
export async function typeInto(page: Page, field: Locator, value: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(value);
}

/**
 * Walks with Tab from the main heading to the page's end: every control of the page gets focus, in the order in which
 * they stand, and none is hidden below something else while it has it.
 */
export async function expectAllReached(page: Page, least: number): Promise<void> {
  const main = page.getByRole('main');
  const expected = await main.evaluate((element) => {
    const start = element.querySelector('h1');
    const controls = element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    const open = [...controls].filter(
      (control) =>
        control.checkVisibility() &&
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        start?.compareDocumentPosition(control) !== Node.DOCUMENT_POSITION_PRECEDING,
    );
    // Radio buttons and tabs of a group are one stop.
    const stops = open.filter((control) => control.getAttribute('type') !== 'radio');
    for (const [place, control] of stops.entries()) control.dataset.stop = String(place);
    start?.setAttribute('tabindex', '-1');
    start?.focus();
    return stops.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.id);
  });
  expect(expected.length).toBeGreaterThanOrEqual(least);
  const reached: { place: number; isCovered: boolean }[] = [];
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      const control = document.activeElement;
      // The columns of a chart are one stop more; they are drawn.
      const isControl = control instanceof HTMLElement || control instanceof SVGElement;
      if (!isControl || !control.closest('main')) return undefined;
      const isCovered = () => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return above === null || !(control.contains(above) || above.contains(control));
      };
      // A page that scrolls to the control may take some frames.
      for (let frame = 0; isCovered() && frame < 60; frame++) await new Promise(requestAnimationFrame);
      return { place: Number(control.dataset.stop ?? -1), isCovered: isCovered() };
    });
    if (!at) break;
    // A date is several stops: month, day and year.
    if (at.place >= 0 && at.place !== reached.at(-1)?.place) reached.push(at);
  }
  expect(reached.map(({ place }) => expected[place])).toEqual(expected);
  expect(reached.filter(({ isCovered }) => isCovered).map(({ place }) => expected[place])).toEqual([]);
}

/**
 * What an arrow does where focus is in the bar or in the open panel below it: Left and Right walk along the bar, Down
 * goes into the panel, Down and Up walk through its links and Up from the first returns. `open` opens the panel of the
 * button with this place in the bar. Answers whether the key was an arrow that did something.
 */
export function moveFocus(nav: HTMLElement, key: string, open: (index: number) => void): boolean {
  const bar = [...nav.querySelectorAll<HTMLElement>(':scope > :is(a, button)')];
  const inPanel = [...nav.querySelectorAll<HTMLElement>(':scope > div a')];
  const expanded = bar.find((one) => one.getAttribute('aria-expanded') === 'true');
  const place = bar.findIndex(hasFocus);
  const depth = inPanel.findIndex(hasFocus);
  const go = (to: HTMLElement | undefined): boolean => {
    to?.focus();
    return to !== undefined;
  };
  if (depth >= 0 && key === 'ArrowDown') return go(inPanel[Math.min(depth + 1, inPanel.length - 1)]);
  if (depth >= 0 && key === 'ArrowUp') return go(depth === 0 ? expanded : inPanel[depth - 1]);
  if (place < 0) return false;
  if (key === 'ArrowRight') return go(bar[(place + 1) % bar.length]);
  if (key === 'ArrowLeft') return go(bar.at(place - 1));
  if (key !== 'ArrowDown' || bar[place]?.tagName !== 'BUTTON') return false;
  if (bar[place] === expanded) return go(inPanel[0]);
  open(place);
  return true;
}

const hasFocus = (element: HTMLElement): boolean => element === document.activeElement;

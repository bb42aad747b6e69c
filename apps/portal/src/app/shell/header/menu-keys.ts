/**
 * What a key does where focus is in the bar or in the open panel below it: Left and Right walk along the bar, Down goes
 * into the panel, Down and Up walk through its links and Up from the first returns, Home and End lead to the first and
 * the last of the bar or of the panel. `open` opens the panel of the button of this entry. Answers whether the key was
 * one that did something.
 */
export function moveFocus(nav: HTMLElement, key: string, open: (id: string) => void): boolean {
  const bar = [...nav.querySelectorAll<HTMLElement>(':scope > :is(a, button)')];
  const inPanel = [...nav.querySelectorAll<HTMLElement>(':scope > div a')];
  const expanded = bar.find((one) => one.getAttribute('aria-expanded') === 'true');
  const place = bar.findIndex(hasFocus);
  const depth = inPanel.findIndex(hasFocus);
  const go = (to: HTMLElement | undefined): boolean => {
    to?.focus();
    return to !== undefined;
  };
  const row = depth >= 0 ? inPanel : bar;
  if (key === 'Home' && (depth >= 0 || place >= 0)) return go(row[0]);
  if (key === 'End' && (depth >= 0 || place >= 0)) return go(row.at(-1));
  if (depth >= 0 && key === 'ArrowDown') return go(inPanel[Math.min(depth + 1, inPanel.length - 1)]);
  if (depth >= 0 && key === 'ArrowUp') return go(depth === 0 ? expanded : inPanel[depth - 1]);
  if (place < 0) return false;
  if (key === 'ArrowRight') return go(bar[(place + 1) % bar.length]);
  if (key === 'ArrowLeft') return go(bar.at(place - 1));
  const id = bar[place]?.dataset.entry;
  if (key !== 'ArrowDown' || id === undefined) return false;
  if (bar[place] === expanded) return go(inPanel[0]);
  open(id);
  return true;
}

const hasFocus = (element: HTMLElement): boolean => element === document.activeElement;

import type { MenuEntry } from '@rochdale/domain/website/menus/menu-entry';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Room for the button that opens the rest: its own width and the gap before it. */
const restWidth = 46;
const gap = 2;

/** How many things of these widths stand in the room; where not all do, some of it is for the button of the rest. */
export function countThatFits(widths: readonly number[], room: number): number {
  const upTo = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, -gap));
  if ((upTo.at(-1) ?? 0) <= room) return widths.length;
  return upTo.filter((sum) => sum + restWidth <= room).length;
}

/**
 * How many entries of a menu fit in its bar; undefined as long as nobody has measured, when all of them are rendered.
 * Measured anew for another menu, another width of the bar, and once the font has come.
 */
export function useFitting(bar: RefObject<HTMLElement | null>, menu: readonly MenuEntry[]): number | undefined {
  const widths = useRef<readonly number[]>([]);
  const [measured, setMeasured] = useState<{ readonly menu: readonly MenuEntry[]; readonly count: number }>();
  const count = measured?.menu === menu ? measured.count : undefined;
  useLayoutEffect(() => {
    const element = bar.current;
    if (count !== undefined || element === null || element.clientWidth === 0) return;
    const entries = element.querySelectorAll<HTMLElement>(':scope > :is(a, button)');
    widths.current = [...entries].map((entry) => entry.getBoundingClientRect().width);
    setMeasured({ menu, count: countThatFits(widths.current, element.clientWidth) });
  });
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const onResize = () => {
      if (element.clientWidth === 0) return;
      const known = widths.current.length === menu.length;
      setMeasured(known ? { menu, count: countThatFits(widths.current, element.clientWidth) } : undefined);
    };
    const observer = new ResizeObserver(onResize);
    observer.observe(element);
    let isHere = true;
    void document.fonts?.ready.then(() => isHere && setMeasured(undefined));
    return () => {
      isHere = false;
      observer.disconnect();
    };
  }, [bar, menu]);
  return count;
}

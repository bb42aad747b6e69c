import { useLayoutEffect } from 'react';

/** Tells the stylesheet where a list opens: below what opened it, along the page's edges. */
export function usePlaceBelow(selector: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const place = (): void => {
      const above = document.querySelector(selector)?.getBoundingClientRect();
      const inside = document.querySelector(`${selector} .container`);
      if (!above || !inside) return;
      const gutter = Number.parseFloat(getComputedStyle(inside).paddingLeft);
      root.style.setProperty('--list-top', `${Math.max(0, above.bottom)}px`);
      root.style.setProperty('--list-edge', `${inside.getBoundingClientRect().left + gutter}px`);
    };
    place();
    addEventListener('resize', place);
    // The place stays said: taking it from the root has all of the page styled anew, in the press that closes the list.
    return () => removeEventListener('resize', place);
  }, [selector]);
}

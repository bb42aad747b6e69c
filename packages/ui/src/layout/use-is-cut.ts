import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element's line is cut for want of room; looked at anew when its width changes, but not while it is open. */
export function useIsCut(line: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = line.current;
    if (isOpen || element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, isOpen]);
  return isCut;
}

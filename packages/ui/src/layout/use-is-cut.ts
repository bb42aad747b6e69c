import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether what an element holds is cut for want of width; looked at anew when its size changes, but not while it is open. */
export function useIsCut(cut: RefObject<HTMLElement | null>, isOpen = false): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = cut.current;
    if (isOpen || element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [cut, isOpen]);
  return isCut;
}

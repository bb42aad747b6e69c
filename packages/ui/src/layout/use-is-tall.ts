import { type RefObject, useEffect, useState } from 'react';

/** Past this part of the window's height a dialog takes the whole screen of a phone. */
const tallPart = 0.8;

/** Whether what an element holds is tall for the window, as it grows and shrinks. */
export function useIsTall(element: RefObject<HTMLElement | null>): boolean {
  const [isTall, setTall] = useState(false);
  useEffect(() => {
    const parts = [...(element.current?.children ?? [])].filter((part) => part instanceof HTMLElement);
    const measure = (): void => {
      const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0);
      setTall(height > tallPart * window.innerHeight);
    };
    const observer = new ResizeObserver(measure);
    for (const part of parts) observer.observe(part);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return isTall;
}

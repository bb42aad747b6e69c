import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Taken until the place has been measured. */
const usualWidth = 1100;

/** The width of an element in pixels, and the ref by which it is measured: charts draw at the size that they have. */
export function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const place = useRef<T>(null);
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = (): void => setWidth(Math.round(element.clientWidth) || usualWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

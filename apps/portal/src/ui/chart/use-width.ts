import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Taken until the place has been measured. */
const usualWidth = 1100;

/** On paper a chart is drawn as wide as a month of values needs, whatever the screen was, and made to fit. */
const paperWidth = 1000;

/** The width of an element in pixels, and the ref by which it is measured: charts draw at the size that they have. */
export function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const place = useRef<T>(null);
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const paper = typeof window.matchMedia === 'function' ? window.matchMedia('print') : undefined;
    const measure = (): void => setWidth(paper?.matches ? paperWidth : Math.round(element.clientWidth) || usualWidth);
    measure();
    // The page is printed as soon as the listeners have run.
    const onPaper = (): void => flushSync(measure);
    paper?.addEventListener('change', onPaper);
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      paper?.removeEventListener('change', onPaper);
      observer?.disconnect();
    };
  }, []);
  return [place, width];
}

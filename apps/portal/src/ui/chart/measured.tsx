import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Taken where nothing has a width. */
const usualWidth = 1100;

/** On paper a chart is drawn as wide as a month of values needs, whatever the screen was, and made to fit. */
const paperWidth = 1000;

interface MeasuredProps {
  /** Kept free until the chart stands there. */
  readonly height: number;
  readonly children: (width: number) => ReactNode;
}

/** The place of a chart: it is drawn once its width in pixels is known, and anew when that changes. */
export function Measured({ height, children }: MeasuredProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
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
  return (
    <div className="chart" ref={place} style={width === undefined ? { height } : undefined}>
      {width !== undefined && children(width)}
    </div>
  );
}

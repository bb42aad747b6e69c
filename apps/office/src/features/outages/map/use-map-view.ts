import { centeredOn, type MapSize, type MapView, movedBy, wholeView, zoomedBy } from '@rochdale/ui/map/map-view.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface MapGestures {
  /** What is chosen comes into view. */
  readonly chosenAt: readonly [number, number] | undefined;
  readonly onPick: (outageNumber: string) => void;
}

/** How far one key goes, of what is seen. */
const keyStep = 0.25;
const byKey: Readonly<Record<string, (view: MapView, size: MapSize) => MapView>> = {
  ArrowLeft: (view, size) => movedBy(view, size, -keyStep, 0),
  ArrowRight: (view, size) => movedBy(view, size, keyStep, 0),
  ArrowUp: (view, size) => movedBy(view, size, 0, -keyStep),
  ArrowDown: (view, size) => movedBy(view, size, 0, keyStep),
  '+': (view, size) => zoomedBy(view, size, 2),
  '-': (view, size) => zoomedBy(view, size, 1 / 2),
};
/** A shorter way is a press, not a drag. Pixels. */
const stillPx = 4;

/** What of a map is seen: dragged, moved by the arrow keys while one of its buttons has focus, closer and farther. */
export function useMapView(frame: RefObject<HTMLDivElement | null>, size: MapSize, { chosenAt, onPick }: MapGestures) {
  const [view, setView] = useState(() => wholeView(size));
  const [widthPx, setWidth] = useState(size.width);
  const pick = useRef(onPick);
  pick.current = onPick;
  const { width, height } = size;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth || width));
    watch.observe(element);
    let from: { readonly x: number; readonly y: number; moved: number } | undefined;
    const down = ({ clientX: x, clientY: y, isPrimary }: PointerEvent): void => {
      if (isPrimary) from = { x, y, moved: 0 };
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!from) return;
      const [across, below] = [(from.x - x) / element.clientWidth, (from.y - y) / element.clientHeight];
      from = { x, y, moved: from.moved + Math.abs(from.x - x) + Math.abs(from.y - y) };
      setView((seen) => movedBy(seen, { width, height }, across, below));
    };
    const up = ({ target }: PointerEvent): void => {
      if (from && from.moved < stillPx && target instanceof SVGElement && target.dataset.outage !== undefined)
        pick.current(target.dataset.outage);
      from = undefined;
    };
    const leave = (): void => {
      from = undefined;
    };
    const key = (event: KeyboardEvent): void => {
      const act = byKey[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setView((seen) => act(seen, { width, height }));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('keydown', key);
    return () => {
      watch.disconnect();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('keydown', key);
    };
  }, [frame, width, height]);
  const [x, y] = chosenAt ?? [];
  useEffect(() => {
    if (x !== undefined && y !== undefined) setView((seen) => centeredOn(seen, { width, height }, [x, y]));
  }, [x, y, width, height]);
  return {
    view,
    unit: view.width / widthPx,
    zoomBy: (factor: number) => setView((seen) => zoomedBy(seen, size, factor)),
    showAll: () => setView(wholeView(size)),
  };
}

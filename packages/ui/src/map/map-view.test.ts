import { expect, it } from 'vitest';
import { centeredOn, type MapView, movedBy, wholeView, zoomedBy } from './map-view.ts';

const size = { width: 1_000, height: 600 };

it('what is in the middle stays there when one goes closer, and the whole is seen again from afar', () => {
  const close = zoomedBy(wholeView(size), size, 4);
  expect(close).toEqual({ x: 375, y: 225, width: 250, height: 150 });
  expect(zoomedBy(close, size, 1 / 100)).toEqual(wholeView(size));
});

it('the view stays within the map however one moves', () => {
  let view: MapView = wholeView(size);
  const steps = [3, 0.4, 9, 0.2, 50, 0.7];
  for (const [index, factor] of steps.entries()) {
    view = movedBy(zoomedBy(view, size, factor), size, index - 2.5, 2.5 - index);
    view = index % 2 === 0 ? view : centeredOn(view, size, [index * 400 - 500, 700]);
    expect(view.x).toBeGreaterThanOrEqual(0);
    expect(view.y).toBeGreaterThanOrEqual(0);
    expect(view.x + view.width).toBeLessThanOrEqual(size.width + 1e-9);
    expect(view.y + view.height).toBeLessThanOrEqual(size.height + 1e-9);
    expect(view.width).toBeGreaterThanOrEqual(size.width / 16);
  }
});

import { expect, it } from 'vitest';
import { boundsOf, mapWidth, projectionOf } from './projection.ts';

it('lays the bounds out from corner to corner, north above', () => {
  const bounds = { west: -123.2, south: 43.7, east: -122.9, north: 43.9 };
  const { width, height, place } = projectionOf(bounds);
  expect(width).toBe(mapWidth);
  expect(place([-123.2, 43.9])).toEqual([0, 0]);
  const [x, y] = place([-122.9, 43.7]);
  expect([Math.round(x), Math.round(y)]).toEqual([mapWidth, height]);
  expect(place([-123, 43.85])[1]).toBeLessThan(place([-123, 43.75])[1]);
});

it('goes around all positions, and is none around none', () => {
  expect(boundsOf([])).toBeUndefined();
  expect(
    boundsOf(
      [
        [1, 2],
        [3, 5],
      ],
      0,
    ),
  ).toEqual({ west: 1, south: 2, east: 3, north: 5 });
});

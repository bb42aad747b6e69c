import { expect, it } from 'vitest';
import { pullPlaces } from './pulls.ts';

it('places are so many, and a place is free again when one has ended, however often that is said', () => {
  const places = pullPlaces(2, 2);
  const leave = places.take('one');
  expect([places.take('two') !== undefined, places.take('three')]).toEqual([true, undefined]);
  leave?.();
  leave?.();
  expect([places.take('three') !== undefined, places.take('one')]).toEqual([true, undefined]);
});

it('places are never all one holder’s (energy-96)', () => {
  const places = pullPlaces(4, 2);
  const [leave] = [places.take('one'), places.take('one')];
  expect(places.take('one')).toBeUndefined();
  expect(places.take('two')).toBeDefined();
  leave?.();
  expect([places.take('one') !== undefined, places.take('one')]).toEqual([true, undefined]);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTerritory } from '@rochdale/domain/service/outage-map/territory';
import { expect, it } from 'vitest';
import { repository } from '../../../../platform/places.ts';
import { territoryFile } from '../../../service/outage/public.ts';
import { demoTerritory, feederPlaces, placeOnFeeder } from './demo-territory.ts';

it('the demo’s territory is what its generator writes, and is read without a fault', async () => {
  const held = await readFile(join(repository, 'coops/cedar-ridge', territoryFile), 'utf8');
  expect(held).toBe(demoTerritory());
  expect(readTerritory(JSON.parse(held))).toHaveProperty('features');
});

it('a place lies within its feeder, the same every time', () => {
  for (const [feeder, { at }] of Object.entries(feederPlaces))
    for (const number of [1, 471_882, 999_999]) {
      const place = placeOnFeeder(feeder, number);
      expect(place).toEqual(placeOnFeeder(feeder, number));
      expect(Math.abs(place.latitude - at[1])).toBeLessThan(0.015);
      expect(Math.abs(place.longitude - at[0])).toBeLessThan(0.02);
    }
});

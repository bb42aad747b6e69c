import { expect, it } from 'vitest';
import { mostPositions, readTerritory } from './territory.ts';

const ring = [
  [-123.1, 43.7],
  [-123, 43.7],
  [-123, 43.8],
  [-123.1, 43.7],
];
const feature = (kind: string, type: string, coordinates: unknown, name?: string) => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type, coordinates },
});
const boundary = feature('boundary', 'Polygon', [ring]);
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

it('is read as what is drawn', () => {
  const town = feature('town', 'Point', [-123.05, 43.75], 'Alder Crossing');
  expect(readTerritory(collection(boundary, town, feature('road', 'LineString', ring.slice(0, 2))))).toEqual({
    features: [
      { kind: 'boundary', name: '', lines: [ring] },
      { kind: 'town', name: 'Alder Crossing', lines: [[[-123.05, 43.75]]] },
      { kind: 'road', name: '', lines: [ring.slice(0, 2)] },
    ],
  });
});

it.each([
  ['no collection', { type: 'Feature' }, 'type: must be FeatureCollection'],
  ['no list', { type: 'FeatureCollection', features: {} }, 'features: must be a list'],
  ['nothing at all', null, 'type: must be FeatureCollection'],
  [
    'an unknown kind',
    collection(boundary, feature('canal', 'LineString', ring)),
    /^features\[1\]: properties.kind: must be one of/,
  ],
  [
    'a point as a boundary',
    collection(feature('boundary', 'Point', [0, 0])),
    /geometry.type: of boundary must be Polygon or MultiPolygon/,
  ],
  [
    'latitude first',
    collection(
      feature('boundary', 'Polygon', [
        [
          [43, -123],
          [43, -122],
          [44, -122],
          [43, -123],
        ],
      ]),
    ),
    /longitude/,
  ],
  ['a town without a name', collection(boundary, feature('town', 'Point', [0, 0])), /a town needs its name/],
  ['a ring of two', collection(feature('boundary', 'Polygon', [ring.slice(0, 2)])), /fewer than 4 positions/],
  ['no boundary', collection(), 'features: none has the kind boundary'],
  [
    'too much',
    collection(feature('boundary', 'Polygon', [Array.from({ length: mostPositions + 1 }, () => [0, 0])])),
    /simplify the lines/,
  ],
])('%s is refused with its place and reason', (_what, json, reason) => {
  expect(readTerritory(json)).toMatchObject({
    problems: [reason instanceof RegExp ? expect.stringMatching(reason) : reason],
  });
});

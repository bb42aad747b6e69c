import { seededRandom } from '../random.ts';

type Position = readonly [number, number];

/** A town of the demo's territory, invented like all of it. Longitude first. */
export interface DemoTown {
  readonly name: string;
  readonly county: string;
  readonly at: Position;
}

export const alderCrossing: DemoTown = { name: 'Alder Crossing', county: 'Lane', at: [-123.05, 43.85] };
const firLanding: DemoTown = { name: 'Fir Landing', county: 'Lane', at: [-123.125, 43.824] };
const graniteBend: DemoTown = { name: 'Granite Bend', county: 'Linn', at: [-122.966, 43.862] };
const towns = [alderCrossing, firLanding, graniteBend];

/** Where a feeder goes, and which town it serves. */
export const feederPlaces: Readonly<Record<string, { readonly town: DemoTown; readonly at: Position }>> = {
  'S1-F1': { town: alderCrossing, at: [-123.056, 43.876] },
  'S1-F2': { town: alderCrossing, at: [-123.043, 43.852] },
  'S1-F3': { town: alderCrossing, at: [-123.081, 43.849] },
  'S1-F4': { town: firLanding, at: [-123.126, 43.826] },
  'S2-F1': { town: alderCrossing, at: [-123.049, 43.828] },
  'S2-F2': { town: alderCrossing, at: [-123.012, 43.85] },
  'S2-F3': { town: graniteBend, at: [-122.968, 43.864] },
  'S2-F4': { town: firLanding, at: [-123.096, 43.797] },
};

/** How far a feeder's places lie from its middle, in degrees of latitude, and how much wider it is than high. */
const reach = 0.0135;
const wider = 1.36;
const goldenAngle = 2.399_963;

/** A place on a feeder: the same number is always at the same one. Latitude and longitude. */
export function placeOnFeeder(feeder: string, number: number): { latitude: number; longitude: number } {
  const [longitude, latitude] = (feederPlaces[feeder] ?? { at: alderCrossing.at }).at;
  const random = seededRandom(number);
  const far = reach * Math.sqrt(random.int(30, 1_000) / 1_000);
  const angle = number * goldenAngle;
  return { latitude: latitude + far * Math.sin(angle), longitude: longitude + wider * far * Math.cos(angle) };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const rounded = (line: readonly Position[]) => line.map(([x, y]) => [round(x), round(y)]);

/** A line through points, bent a little at each of its steps. */
function winding(points: readonly Position[], bend: number, seed: number, steps = 9): Position[] {
  const random = seededRandom(seed);
  const off = () => (random.int(-1_000, 1_000) / 1_000) * bend;
  return points.flatMap((from, index): Position[] => {
    const to = points[index + 1];
    if (!to) return [from];
    return Array.from({ length: steps }, (_, step): Position => {
      const part = step / steps;
      const still = step === 0 ? 0 : 1;
      return [from[0] + (to[0] - from[0]) * part + off() * still, from[1] + (to[1] - from[1]) * part + off() * still];
    });
  });
}

const closed = (ring: readonly Position[]): Position[] => (ring[0] ? [...ring, ring[0]] : []);

function roundish(middle: Position, radius: number, seed: number): Position[] {
  const random = seededRandom(seed);
  return closed(
    Array.from({ length: 28 }, (_, index): Position => {
      const angle = (index / 28) * 2 * Math.PI;
      const far = radius * (0.82 + random.int(0, 300) / 1_000);
      return [middle[0] + wider * far * Math.cos(angle), middle[1] + far * Math.sin(angle)];
    }),
  );
}

const corners: readonly Position[] = [
  [-123.168, 43.9],
  [-123.06, 43.913],
  [-122.985, 43.898],
  [-122.918, 43.905],
  [-122.906, 43.842],
  [-122.938, 43.79],
  [-123.02, 43.774],
  [-123.085, 43.769],
  [-123.163, 43.776],
  [-123.183, 43.832],
  [-123.168, 43.9],
];
const [alder, fir, granite] = [alderCrossing.at, firLanding.at, graniteBend.at];
const roads: readonly (readonly Position[])[] = [
  [[-123.18, 43.808], fir, [-123.087, 43.838], alder, [-123.01, 43.853], granite, [-122.91, 43.881]],
  [[-123.058, 43.912], [-123.052, 43.88], alder, [-123.046, 43.815], [-123.058, 43.771]],
];
const lanes: readonly (readonly Position[])[] = [
  [[-123.142, 43.896], [-123.128, 43.86], fir, [-123.112, 43.79]],
  [alder, [-123.086, 43.862], [-123.12, 43.884]],
  [[-122.99, 43.897], [-122.972, 43.88], granite, [-122.95, 43.82]],
  [
    [-123.046, 43.815],
    [-123.09, 43.796],
    [-123.15, 43.789],
  ],
  [
    [-123.01, 43.853],
    [-123.0, 43.82],
    [-123.03, 43.779],
  ],
];
const river: readonly Position[] = [
  [-123.176, 43.872],
  [-123.12, 43.858],
  [-123.07, 43.84],
  [-123.03, 43.838],
  [-122.985, 43.822],
  [-122.962, 43.812],
];

const feature = (kind: string, type: string, coordinates: unknown, name?: string) => ({
  type: 'Feature',
  properties: { kind, ...(name !== undefined && { name }) },
  geometry: { type, coordinates },
});

/** The demo's territory as GeoJSON, one feature a line: the same every time. */
export function demoTerritory(): string {
  const features = [
    feature('boundary', 'Polygon', [rounded(closed(winding(corners, 0.0022, 11).slice(0, -1)))]),
    feature('water', 'Polygon', [rounded(roundish([-122.952, 43.808], 0.0095, 5))], 'Granite Lake'),
    feature('river', 'LineString', rounded(winding(river, 0.0018, 7)), 'Alder River'),
    ...lanes.map((lane, index) => feature('lane', 'LineString', rounded(winding(lane, 0.0013, 30 + index)))),
    ...roads.map((road, index) => feature('road', 'LineString', rounded(winding(road, 0.0009, 20 + index)))),
    ...towns.map(({ name, at }) => feature('town', 'Point', rounded([at])[0], name)),
  ];
  return `{"type":"FeatureCollection","features":[\n${features.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
}

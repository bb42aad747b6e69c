import type { Position } from './outline.ts';

/** What a territory shows, in the order in which it is drawn. */
export const territoryKinds = ['boundary', 'water', 'river', 'lane', 'road', 'town'] as const;
export type TerritoryKind = (typeof territoryKinds)[number];

/** A part of the co-op's territory as it is drawn: rings of an area, lines, or the place of a town. */
export interface TerritoryFeature {
  readonly kind: TerritoryKind;
  readonly name: string;
  readonly lines: readonly (readonly Position[])[];
}

const geometries: Readonly<Record<TerritoryKind, readonly string[]>> = {
  boundary: ['Polygon', 'MultiPolygon'],
  water: ['Polygon', 'MultiPolygon'],
  river: ['LineString', 'MultiLineString'],
  lane: ['LineString', 'MultiLineString'],
  road: ['LineString', 'MultiLineString'],
  town: ['Point'],
};
/** How deep positions lie in a geometry's coordinates. */
const depths: Readonly<Record<string, number>> = {
  Point: 0,
  LineString: 1,
  Polygon: 2,
  MultiLineString: 2,
  MultiPolygon: 3,
};
/** More is more than a page should load to draw a map. */
export const mostPositions = 20_000;

export type ReadTerritory =
  | { readonly features: readonly TerritoryFeature[] }
  | { readonly problems: readonly string[] };

/** Reads a co-op's own GeoJSON (service-82), or says all that is wrong with it. */
export function readTerritory(json: unknown): ReadTerritory {
  if (fieldOf(json, 'type') !== 'FeatureCollection') return { problems: ['type: must be FeatureCollection'] };
  const given = fieldOf(json, 'features');
  if (!Array.isArray(given)) return { problems: ['features: must be a list'] };
  const problems: string[] = [];
  const features = given.flatMap((feature: unknown, index) => {
    const read = readFeature(feature);
    if (typeof read !== 'string') return [read];
    problems.push(`features[${index}]: ${read}`);
    return [];
  });
  if (problems.length === 0 && !features.some(({ kind }) => kind === 'boundary'))
    problems.push('features: none has the kind boundary');
  const positions = features.reduce((sum, { lines }) => sum + lines.reduce((all, line) => all + line.length, 0), 0);
  if (positions > mostPositions)
    problems.push(`features: ${positions} positions are more than ${mostPositions}: simplify the lines`);
  return problems.length > 0 ? { problems } : { features };
}

function readFeature(feature: unknown): TerritoryFeature | string {
  const properties = fieldOf(feature, 'properties');
  const kind = territoryKinds.find((one) => one === fieldOf(properties, 'kind'));
  if (kind === undefined) return `properties.kind: must be one of ${territoryKinds.join(', ')}`;
  const name = fieldOf(properties, 'name') ?? '';
  if (typeof name !== 'string' || name.length > 60) return 'properties.name: must be text of at most 60 letters';
  if (kind === 'town' && name === '') return 'properties.name: a town needs its name';
  const geometry = fieldOf(feature, 'geometry');
  const type = fieldOf(geometry, 'type');
  if (typeof type !== 'string' || !geometries[kind].includes(type))
    return `geometry.type: of ${kind} must be ${geometries[kind].join(' or ')}`;
  const lines = linesOf(fieldOf(geometry, 'coordinates'), depths[type] ?? 0);
  if (lines === undefined)
    return 'geometry.coordinates: must be longitude (-180 to 180) and latitude (-90 to 90), in this order';
  const shortest = kind === 'town' ? 1 : type.endsWith('Polygon') ? 4 : 2;
  return lines.every((line) => line.length >= shortest)
    ? { kind, name, lines }
    : `geometry.coordinates: a line of it has fewer than ${shortest} positions`;
}

/** All lines of coordinates that lie so deep; undefined where they do not. */
function linesOf(coordinates: unknown, depth: number): Position[][] | undefined {
  if (depth === 0) {
    const position = positionOf(coordinates);
    return position && [[position]];
  }
  if (!Array.isArray(coordinates)) return undefined;
  if (depth === 1) {
    const line = coordinates.map(positionOf);
    return line.every((one) => one !== undefined) ? [line] : undefined;
  }
  const lines = coordinates.map((part) => linesOf(part, depth - 1));
  return lines.every((one) => one !== undefined) ? lines.flat() : undefined;
}

function positionOf(given: unknown): Position | undefined {
  if (!Array.isArray(given)) return undefined;
  const [longitude, latitude]: unknown[] = given;
  return isDegrees(longitude, 180) && isDegrees(latitude, 90) ? [longitude, latitude] : undefined;
}

const isDegrees = (given: unknown, most: number): given is number =>
  typeof given === 'number' && Number.isFinite(given) && Math.abs(given) <= most;

const fieldOf = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null && name in given ? Reflect.get(given, name) : undefined;

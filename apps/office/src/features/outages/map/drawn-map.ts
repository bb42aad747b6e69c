import type { GroundFeature } from '@rochdale/ui/map/map-drawing.ts';
import { boundsOf, type Position, projectionOf } from '@rochdale/ui/map/projection.ts';
import type { DeskMap } from '../outages-calls.ts';

/** A map as SVG draws it: paths and places in its own units. */
export interface DrawnMap {
  readonly width: number;
  readonly height: number;
  readonly ground: readonly { readonly key: string; readonly kind: string; readonly d: string }[];
  readonly outages: readonly { readonly outageNumber: string; readonly d: string; readonly at: Position | null }[];
  readonly reports: readonly { readonly key: number; readonly at: Position }[];
  /** By feeder, in the middle of its reports. */
  readonly groups: readonly { readonly feeder: string | null; readonly places: number; readonly at: Position }[];
  readonly mustStayOn: readonly { readonly key: string; readonly at: Position; readonly isLife: boolean }[];
  readonly towns: readonly { readonly name: string; readonly at: Position }[];
}

/** Lays a map out around the territory, else around what is on it; undefined where nothing is. */
export function drawMap(ground: readonly GroundFeature[], map: DeskMap): DrawnMap | undefined {
  const bounds = boundsOf(allPositions(ground, map));
  if (!bounds) return undefined;
  const { width, height, place } = projectionOf(bounds);
  const path = (line: readonly Position[], isClosed: boolean) =>
    line.length === 0 ? '' : `M${line.map((at) => place(at).map(short).join(' ')).join('L')}${isClosed ? 'Z' : ''}`;
  return {
    ...{ width, height },
    ground: ground
      .filter(({ kind }) => kind !== 'town')
      .map(({ kind, lines }, index) => ({
        ...{ key: `${kind} ${index}`, kind },
        d: lines.map((line) => path(line, kind === 'boundary' || kind === 'water')).join(''),
      })),
    outages: map.outages.map(({ outageNumber, shape, labelAt }) => ({
      outageNumber,
      d: shape.flatMap((polygon) => polygon.map((ring) => path(ring, true))).join(''),
      at: labelAt && place(labelAt),
    })),
    reports: map.reports.map(({ reportNumber, at }) => ({ key: reportNumber, at: place(at) })),
    groups: groupsOf(map).map(({ at, ...group }) => ({ ...group, at: place(at) })),
    mustStayOn: (map.mustStayOn ?? []).map(({ at, urgency, outageNumber }) => ({
      ...{ key: `${outageNumber} ${at.join(' ')}`, at: place(at), isLife: urgency === 'life-support' },
    })),
    towns: ground.flatMap(({ kind, name, lines: [line] }) =>
      kind === 'town' && line?.[0] ? [{ name, at: place(line[0]) }] : [],
    ),
  };
}

function groupsOf({ reports }: DeskMap) {
  const byFeeder = new Map<string | null, Position[]>();
  for (const { feeder, at } of reports) byFeeder.set(feeder, [...(byFeeder.get(feeder) ?? []), at]);
  return [...byFeeder].map(([feeder, places]) => ({
    ...{ feeder, places: places.length },
    at: [meanOf(places.map(([x]) => x)), meanOf(places.map(([, y]) => y))] as const,
  }));
}

function* allPositions(ground: readonly GroundFeature[], { outages, reports, mustStayOn }: DeskMap) {
  for (const { lines } of ground) for (const line of lines) yield* line;
  for (const { shape } of outages) for (const polygon of shape) for (const ring of polygon) yield* ring;
  for (const { at } of [...reports, ...(mustStayOn ?? [])]) yield at;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const short = (units: number) => units.toFixed(1);

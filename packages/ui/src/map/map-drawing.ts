import type { Position } from './projection.ts';

/** The ground of a map: what lies below, in the order in which it is drawn. */
export interface GroundFeature {
  readonly kind: 'boundary' | 'water' | 'river' | 'lane' | 'road' | 'town';
  readonly name: string;
  readonly lines: readonly (readonly Position[])[];
}

/** An area on a map. */
export interface MapArea {
  readonly key: number;
  /** What stands in it, short. */
  readonly label: string;
  /** Coordinates of a GeoJSON MultiPolygon. */
  readonly shape: readonly (readonly (readonly Position[])[])[];
  readonly labelAt: Position | null;
  readonly isLarge: boolean;
}

/** A point of the reader's own. */
export interface MapMarker {
  readonly at: Position;
  readonly label: string;
}

/** All that a map draws. */
export interface MapDrawing {
  readonly ground: readonly GroundFeature[];
  readonly areas: readonly MapArea[];
  readonly marker?: MapMarker | undefined;
}

/** A label as it is set on a map, by the page's own font. */
export interface MapLabel {
  readonly key: string;
  readonly text: string;
  readonly at: Position;
  readonly kind: 'area' | 'large' | 'town' | 'marker';
}

/** More labels are not read, and cost. */
const mostAreaLabels = 60;

/** What is written on a map, the most telling first: where two would lie on one another the later one gives way. */
export function labelsOf({ ground, areas, marker }: MapDrawing): MapLabel[] {
  return [
    ...(marker ? [{ key: 'marker', text: marker.label, at: marker.at, kind: 'marker' as const }] : []),
    ...areas
      .slice(0, mostAreaLabels)
      .flatMap(({ key, label, labelAt, isLarge }) =>
        labelAt
          ? [{ key: `area-${key}`, text: label, at: labelAt, kind: isLarge ? ('large' as const) : ('area' as const) }]
          : [],
      ),
    ...ground.flatMap(({ kind, name, lines: [line] }) =>
      kind === 'town' && line?.[0] ? [{ key: `town-${name}`, text: name, at: line[0], kind: 'town' as const }] : [],
    ),
  ];
}

/** Height of a label, and the width of a letter, in pixels; a little air around. */
const [labelHeight, letterWidth, air] = [20, 7.6, 14];

/** The labels that do not lie on one before them, by where each lies in pixels. */
export function withRoom<T extends { readonly text: string; readonly x: number; readonly y: number }>(
  labels: readonly T[],
): T[] {
  const kept: T[] = [];
  const halfOf = ({ text }: T) => (text.length * letterWidth + air) / 2;
  for (const label of labels)
    if (
      kept.every(
        (one) => Math.abs(one.y - label.y) >= labelHeight || Math.abs(one.x - label.x) >= halfOf(one) + halfOf(label),
      )
    )
      kept.push(label);
  return kept;
}

/** All positions of a drawing, for its bounds: the ground's, else the areas'. */
export function* positionsOf({ ground, areas, marker }: MapDrawing): Generator<Position> {
  for (const { lines } of ground) for (const line of lines) yield* line;
  for (const { shape } of areas) for (const polygon of shape) for (const ring of polygon) yield* ring;
  if (marker) yield marker.at;
}

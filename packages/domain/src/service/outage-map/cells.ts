import { fewestMembersSaid } from '../outage/reach.ts';

/** A place of service on the map. Degrees. */
export interface MapPlace {
  readonly memberNumber: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A rectangle of the map, in steps of `stepDegrees`. */
export interface CellBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A part of the map that at least `fewestInCell` members have their places in; its halves are cells again. */
export interface Cell extends CellBox {
  readonly members: number;
  readonly halves?: readonly [Cell, Cell];
}

/** The edges of cells lie on lines so far apart, some 550 by 400 meters: no edge is the coordinate of a house. */
export const stepDegrees = 0.005;
/** Fewer members are in no cell: of a shape nobody can tell whose house it is. */
export const fewestInCell = 2 * fewestMembersSaid;

const stepOf = (degrees: number): number => Math.floor(degrees / stepDegrees);

/**
 * Divides the map until a cell would hold too few members (service-78). It depends on who is served alone, not on who is
 * without power: what changes in an outage moves no edge. Undefined: too few places are known.
 */
export function divideMap(places: readonly MapPlace[]): Cell | undefined {
  if (memberCount(places, fewestInCell) < fewestInCell) return undefined;
  return divide(places);
}

/** The squares of the map that places lie in, and those between them. */
function around(places: readonly MapPlace[]): CellBox {
  const across = places.map(({ longitude }) => stepOf(longitude));
  const up = places.map(({ latitude }) => stepOf(latitude));
  return { west: least(across), south: least(up), east: most(across) + 1, north: most(up) + 1 };
}

function divide(places: readonly MapPlace[]): Cell {
  const box = around(places);
  const members = memberCount(places);
  const wide = box.east - box.west >= box.north - box.south;
  const cut = members < 2 * fewestInCell ? undefined : (cutOf(places, box, wide) ?? cutOf(places, box, !wide));
  if (!cut) return { ...box, members };
  return { ...box, members, halves: [divide(cut.below), divide(cut.above)] };
}

interface Cut {
  readonly below: readonly MapPlace[];
  readonly above: readonly MapPlace[];
}

/** The line nearest to the middle of the places that leaves enough members on both sides. */
function cutOf(places: readonly MapPlace[], box: CellBox, wide: boolean): Cut | undefined {
  const [from, to] = wide ? [box.west, box.east] : [box.south, box.north];
  const onLine = new Array<number>(to - from).fill(0);
  for (const place of places) {
    const line = stepOf(wide ? place.longitude : place.latitude) - from;
    onLine[line] = (onLine[line] ?? 0) + 1;
  }
  let sum = 0;
  const lines = onLine
    .slice(0, -1)
    .map((count, line) => {
      sum += count;
      return { at: from + line + 1, off: Math.abs(2 * sum - places.length) };
    })
    .sort((one, other) => one.off - other.off || one.at - other.at);
  for (const { at } of lines) {
    const [below, above] = parted(places, wide, at);
    if (memberCount(below, fewestInCell) >= fewestInCell && memberCount(above, fewestInCell) >= fewestInCell)
      return { below, above };
  }
  return undefined;
}

function parted<P extends MapPlace>(places: readonly P[], wide: boolean, at: number): [P[], P[]] {
  const below: P[] = [];
  const above: P[] = [];
  for (const place of places) (stepOf(wide ? place.longitude : place.latitude) < at ? below : above).push(place);
  return [below, above];
}

/** The places in each half of a cell; one that lies in none, being new, is left out. */
export function placesInHalves<P extends MapPlace>(
  places: readonly P[],
  [one, other]: readonly [Cell, Cell],
): [P[], P[]] {
  return [places.filter((place) => isIn(place, one)), places.filter((place) => isIn(place, other))];
}

/** Whether a place lies in a rectangle. */
export function isIn({ latitude, longitude }: MapPlace, { west, south, east, north }: CellBox): boolean {
  const [across, up] = [stepOf(longitude), stepOf(latitude)];
  return across >= west && across < east && up >= south && up < north;
}

/** How many members have the places; counted no further than `enough`. */
export function memberCount(places: readonly MapPlace[], enough = Number.POSITIVE_INFINITY): number {
  const members = new Set<string>();
  for (const { memberNumber } of places) {
    members.add(memberNumber);
    if (members.size >= enough) break;
  }
  return members.size;
}

const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));
const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other));

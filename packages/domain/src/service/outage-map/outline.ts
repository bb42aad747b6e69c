import { type CellBox, stepDegrees } from './cells.ts';

/** Longitude and latitude, as GeoJSON orders them. */
export type Position = readonly [number, number];
/** The coordinates of a GeoJSON MultiPolygon. */
export type Shape = Position[][][];

/** How far a shape reaches beyond its cells, of the smallest one's side. */
const reachBeyond = 1 / 6;
/** Points of a rounded corner. */
const roundSteps = [0, 0.25, 0.5, 0.75, 1];

/**
 * Draws cells as one shape with round corners, larger than the cells on every side: a corner is cut off no further than the
 * shape reaches beyond.
 */
export function outlineOf(cells: readonly CellBox[]): Shape {
  if (cells.length === 0) return [];
  const side = Math.min(...cells.flatMap(({ west, south, east, north }) => [east - west, north - south]));
  const beyond = side * reachBeyond;
  const rings = ringsOf(
    cells.map(({ west, south, east, north }) => ({
      west: west - beyond,
      south: south - beyond,
      east: east + beyond,
      north: north + beyond,
    })),
  );
  const outer = rings.filter((ring) => areaOf(ring) > 0);
  const holes = rings.filter((ring) => areaOf(ring) < 0);
  return outer.map((ring) =>
    [ring, ...holes.filter(([corner]) => corner && holds(ring, corner) && isInnermost(outer, ring, corner))].map(
      (one) => inDegrees(rounded(one, 4 * beyond)),
    ),
  );
}

/** In the middle of the largest cell: where a label goes. */
export function labelPlaceOf(cells: readonly CellBox[]): Position | null {
  const sizeOf = ({ west, south, east, north }: CellBox) => (east - west) * (north - south);
  const [largest] = cells.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!largest) return null;
  const middle: Position = [(largest.west + largest.east) / 2, (largest.south + largest.north) / 2];
  return inDegrees([middle])[0] ?? null;
}

type Ring = Position[];

/** The edges around the union of rectangles, each ring with the inside to its left. */
function ringsOf(boxes: readonly CellBox[]): Ring[] {
  const xs = sorted(boxes.flatMap(({ west, east }) => [west, east]));
  const ys = sorted(boxes.flatMap(({ south, north }) => [south, north]));
  const columns = xs.length - 1;
  const filled = new Set<number>();
  for (const { west, south, east, north } of boxes)
    for (let y = ys.indexOf(south); y < ys.indexOf(north); y += 1)
      for (let x = xs.indexOf(west); x < xs.indexOf(east); x += 1) filled.add(y * columns + x);
  const has = (x: number, y: number) => x >= 0 && x < columns && filled.has(y * columns + x);
  const next = new Map<string, (readonly [number, number])[]>();
  const edge = (from: readonly [number, number], to: readonly [number, number]) =>
    next.set(from.join(), [...(next.get(from.join()) ?? []), to]);
  for (const one of filled) {
    const [x, y] = [one % columns, Math.floor(one / columns)];
    if (!has(x, y - 1)) edge([x, y], [x + 1, y]);
    if (!has(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) edge([x, y + 1], [x, y]);
  }
  const rings: Ring[] = [];
  for (const [start] of next)
    while ((next.get(start)?.length ?? 0) > 0) rings.push(straightened(walk(next, start), xs, ys));
  return rings;
}

/** Follows edges until the begin; where two rings touch at a corner it turns right, so that they stay two. */
function walk(next: Map<string, (readonly [number, number])[]>, start: string): (readonly [number, number])[] {
  const [x = 0, y = 0] = start.split(',').map(Number);
  const ring: (readonly [number, number])[] = [[x, y]];
  for (;;) {
    const at = ring[ring.length - 1] ?? [x, y];
    const before = ring[ring.length - 2];
    const ways = next.get(at.join()) ?? [];
    const turn = (way: readonly [number, number]) =>
      before ? (at[0] - before[0]) * (way[1] - at[1]) - (at[1] - before[1]) * (way[0] - at[0]) : 0;
    const way = ways.toSorted((one, other) => turn(other) - turn(one))[0];
    if (!way) return ring;
    next.set(
      at.join(),
      ways.filter((one) => one !== way),
    );
    if (way[0] === x && way[1] === y) return ring;
    ring.push(way);
  }
}

/** Only the corners of a ring, in steps. */
function straightened(
  ring: readonly (readonly [number, number])[],
  xs: readonly number[],
  ys: readonly number[],
): Ring {
  const around = (index: number) => ring[(index + ring.length) % ring.length] ?? [0, 0];
  return ring
    .filter((corner, index) => {
      const [before, after] = [around(index - 1), around(index + 1)];
      return (
        !(before[0] === corner[0] && corner[0] === after[0]) && !(before[1] === corner[1] && corner[1] === after[1])
      );
    })
    .map(([x, y]) => [xs[x] ?? 0, ys[y] ?? 0]);
}

function rounded(ring: Ring, radius: number): Ring {
  const around = (index: number): Position => ring[(index + ring.length) % ring.length] ?? [0, 0];
  return ring.flatMap((corner, index) => {
    const begin = toward(corner, around(index - 1), radius);
    const end = toward(corner, around(index + 1), radius);
    return roundSteps.map(
      (t): Position => [curve(begin[0], corner[0], end[0], t), curve(begin[1], corner[1], end[1], t)],
    );
  });
}

const curve = (from: number, by: number, to: number, t: number) =>
  (1 - t) * (1 - t) * from + 2 * t * (1 - t) * by + t * t * to;

/** A point on the way from a corner to the next, at most half of it away. */
function toward(from: Position, to: Position, distance: number): Position {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Closed, in degrees to five places (a meter). */
function inDegrees(ring: Ring): Ring {
  const degrees = ring.map(([x, y]): Position => [round(x * stepDegrees), round(y * stepDegrees)]);
  return ring.length > 1 && degrees[0] ? [...degrees, degrees[0]] : degrees;
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other);

function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}

const isInnermost = (outer: readonly Ring[], ring: Ring, corner: Position): boolean =>
  outer.every((other) => other === ring || !holds(other, corner) || areaOf(other) > areaOf(ring));

/** Whether a ring goes around a point. */
export function holds(ring: readonly Position[], [x, y]: Position): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

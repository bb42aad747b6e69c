/** Longitude and latitude. */
export type Position = readonly [number, number];

/** What a map shows, in degrees. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Around all positions with a margin of so much of the larger side; undefined without any. */
export function boundsOf(positions: Iterable<Position>, margin = 0.04): MapBounds | undefined {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of positions) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  if (west > east) return undefined;
  const beyond = Math.max(east - west, north - south, 0.01) * margin;
  return { west: west - beyond, south: south - beyond, east: east + beyond, north: north + beyond };
}

/** Mercator’s height of a latitude, in degrees of longitude at the equator. */
const heightOf = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** How a map of these bounds is laid out: so wide, so high, and where each position lies. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  place(position: Position): readonly [number, number];
}

export const mapWidth = 1_000;

/** Lays a map out as wide as `mapWidth`. */
export function projectionOf({ west, south, east, north }: MapBounds): Projection {
  const scale = mapWidth / (east - west);
  const top = heightOf(north);
  return {
    width: mapWidth,
    height: Math.round((top - heightOf(south)) * scale),
    place: ([x, y]) => [(x - west) * scale, (top - heightOf(y)) * scale],
  };
}

/** The part of a map that is seen, in the map's own units. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A map's whole width and height. */
export type MapSize = Pick<MapView, 'width' | 'height'>;

/** No closer than so many times. */
const closest = 16;

export const wholeView = ({ width, height }: MapSize): MapView => ({ x: 0, y: 0, width, height });

/** Closer by a factor, or farther by one below 1; what lies in the middle stays there. */
export function zoomedBy(view: MapView, size: MapSize, factor: number): MapView {
  const width = Math.min(size.width, Math.max(size.width / closest, view.width / factor));
  const height = (width * size.height) / size.width;
  const [middleX, middleY] = [view.x + view.width / 2, view.y + view.height / 2];
  return within({ x: middleX - width / 2, y: middleY - height / 2, width, height }, size);
}

/** Moved by parts of what is seen: 1 is its whole width or height. */
export const movedBy = (view: MapView, size: MapSize, across: number, down: number): MapView =>
  within({ ...view, x: view.x + across * view.width, y: view.y + down * view.height }, size);

/** Moved until a place is in the middle, as far as the map reaches. */
export const centeredOn = (view: MapView, size: MapSize, [x, y]: readonly [number, number]): MapView =>
  within({ ...view, x: x - view.width / 2, y: y - view.height / 2 }, size);

const within = (view: MapView, size: MapSize): MapView => ({
  ...view,
  x: Math.min(size.width - view.width, Math.max(0, view.x)),
  y: Math.min(size.height - view.height, Math.max(0, view.y)),
});

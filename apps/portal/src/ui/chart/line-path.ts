/** Where the points of a line stand. */
export interface LinePlace {
  readonly left: number;
  readonly width: number;
  readonly heightOf: (value: number) => number;
}

/**
 * A line through values, null being a gap. Where more than one falls on a pixel only the lowest and the highest of them
 * are drawn: that looks the same, and a year of quarter hours is as quick to draw as a day.
 */
export function linePath(values: readonly (number | null)[], { left, width, heightOf }: LinePlace): string {
  const slots = Math.max(1, Math.round(width));
  return values.length <= slots * 2
    ? plainPath(values, (index) => left + (width * (index + 0.5)) / values.length, heightOf)
    : thinnedPath(values, slots, left, heightOf);
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function plainPath(
  values: readonly (number | null)[],
  xOf: (index: number) => number,
  heightOf: (value: number) => number,
): string {
  let path = '';
  let isDrawing = false;
  for (const [index, value] of values.entries()) {
    // A point between two gaps is a dot: a line of no length with round ends.
    if (value !== null) path += `${isDrawing ? 'L' : 'M'}${at(xOf(index), heightOf(value))}${isDrawing ? '' : 'h0'}`;
    isDrawing = value !== null;
  }
  return path;
}

function thinnedPath(
  values: readonly (number | null)[],
  slots: number,
  left: number,
  heightOf: (value: number) => number,
): string {
  let path = '';
  let isDrawing = false;
  for (let slot = 0; slot < slots; slot++) {
    const found = extremes(
      values,
      Math.floor((slot * values.length) / slots),
      Math.floor(((slot + 1) * values.length) / slots),
    );
    if (found) {
      const x = left + slot + 0.5;
      path += `${isDrawing ? 'L' : 'M'}${at(x, heightOf(found.first))}L${at(x, heightOf(found.second))}`;
    }
    isDrawing = found !== undefined;
  }
  return path;
}

/** The lowest and the highest value of a stretch, in the order in which they come; undefined in a gap. */
function extremes(values: readonly (number | null)[], begin: number, end: number) {
  let [lowest, highest] = [-1, -1];
  for (let index = begin; index < end; index++) {
    const value = values[index] ?? null;
    if (value === null) continue;
    if (lowest < 0 || value < (values[lowest] ?? 0)) lowest = index;
    if (highest < 0 || value > (values[highest] ?? 0)) highest = index;
  }
  if (lowest < 0) return undefined;
  return {
    first: values[Math.min(lowest, highest)] ?? 0,
    second: values[Math.max(lowest, highest)] ?? 0,
  };
}

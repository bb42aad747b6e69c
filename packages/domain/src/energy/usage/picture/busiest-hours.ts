/** A stretch of a day: the places of its first interval and of the one after its last. */
export interface BusyHours {
  readonly from: number;
  readonly to: number;
}

/** A stretch longer than this part of the day says nothing about it. */
const longestPart = 1 / 3;

/**
 * The shortest stretch in which more than half of a day's use lies, the fullest of equals (energy-72). Undefined where
 * it is a third of the day or longer, where nothing was used, where power was sent back or where an interval is missing.
 */
export function busiestHours(values: readonly (number | null)[]): BusyHours | undefined {
  const known = values.flatMap((value) => (value === null || value < 0 ? [] : [value]));
  const total = known.reduce((sum, value) => sum + value, 0);
  if (known.length !== values.length || total <= 0) return undefined;
  const most = Math.floor(known.length * longestPart);
  for (let length = 1; length <= most; length++) {
    let best: { readonly from: number; readonly sum: number } | undefined;
    for (let from = 0; from + length <= known.length; from++) {
      const sum = known.slice(from, from + length).reduce((all, value) => all + value, 0);
      if (best === undefined || sum > best.sum) best = { from, sum };
    }
    if (best && best.sum > total / 2) return { from: best.from, to: best.from + length };
  }
  return undefined;
}

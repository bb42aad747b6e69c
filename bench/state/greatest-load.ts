/** Tries between which the greatest load is looked for; each halves what is unknown. */
const tries = 6;

/**
 * The greatest load that holds, looked for between two, the lower of which is taken to hold: the middle again and again. It
 * is off by a 64th of the span at most.
 */
export function greatestLoad(low: number, high: number, holds: (times: number) => boolean): number {
  let [holding, failing] = [low, high];
  for (let one = 0; one < tries; one += 1) {
    const middle = (holding + failing) / 2;
    if (holds(middle)) holding = middle;
    else failing = middle;
  }
  return holding;
}

/** One of a state's co-ops. */
export interface CoOp {
  /** From 1, the largest first. */
  readonly rank: number;
  readonly members: number;
}

/**
 * Co-ops of a state, the largest first: the kth of n has exp(spread × z((n − k + ½) / n)) parts of all members, z being the
 * inverse of the normal distribution. Such a log-normal state has a few large co-ops and many small ones. Whole members;
 * the largest takes what rounding leaves.
 */
export function coOpsOf(count: number, members: number, spread: number): CoOp[] {
  const parts = Array.from({ length: count }, (_, at) => Math.exp(spread * inverseNormal((count - at - 0.5) / count)));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const sizes = parts.map((part) => Math.round((members * part) / all));
  const left = members - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, at) => ({ rank: at + 1, members: at === 0 ? size + left : size }));
}

/** How much of a normal distribution lies below z (Abramowitz and Stegun 26.2.17; off by less than 0.0000001). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z >= 0 ? 1 - above : above;
}

function inverseNormal(share: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

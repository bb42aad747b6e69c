import { seededRandom } from '../../apps/api/src/features/office/generating/public.ts';

/** Chance that is the same for the same seed. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A wait with this mean, as between calls that know nothing of one another. */
  exponential(mean: number): number;
  /** How many of many come where this many are expected. */
  poisson(mean: number): number;
}

/** Above this mean a Poisson count is drawn as a normal one. */
const largeMean = 50;

/** Chance out of a seed. */
export function chanceOf(seed: number): Chance {
  const { next } = seededRandom(seed);
  const exponential = (mean: number): number => -mean * Math.log(1 - next());
  const normal = (): number => Math.sqrt(exponential(2)) * Math.cos(2 * Math.PI * next());
  const poisson = (mean: number): number => {
    if (mean > largeMean) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    let count = 0;
    for (let sum = exponential(1); sum < mean; sum += exponential(1)) count += 1;
    return count;
  };
  return { next, exponential, poisson };
}

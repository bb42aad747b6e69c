import type { Cents } from '../../money.ts';
import { centsOfExact, type Exact, exactOf, larger, minus, smaller, times, zero } from '../exact.ts';
import type { Block } from '../schedule.ts';

/** What of a quantity is in one block, and what that costs. */
export interface InBlock {
  /** The block's place; undefined where a price has no blocks. */
  readonly block: number | undefined;
  readonly quantity: Exact;
  readonly price: number;
}

/**
 * Divides a quantity among blocks: the unit at the end of a block is the block's own, and none is in two. Blocks beyond
 * the quantity are left out, the first never is.
 *
 * @param sizeOf how large a block's `upTo` is for this bill
 */
export function inBlocks(quantity: Exact, blocks: readonly Block[], sizeOf: (upTo: number) => Exact): InBlock[] {
  const found: InBlock[] = [];
  let below = zero;
  for (const [index, { upTo, price }] of blocks.entries()) {
    const end = upTo === undefined ? quantity : smaller(quantity, larger(below, sizeOf(upTo)));
    const inside = minus(end, below);
    if (index === 0 || inside.upper !== 0n)
      found.push({ block: blocks.length === 1 ? undefined : index, quantity: inside, price });
    below = end;
  }
  return found;
}

export const costOf = (quantity: Exact, price: number): Cents => centsOfExact(times(quantity, exactOf(price)));

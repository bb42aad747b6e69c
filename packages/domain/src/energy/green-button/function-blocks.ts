import type { Flow } from './series.ts';
import type { Commodity } from './units.ts';

/**
 * What data a bearer may have, by the function blocks of the standard (NAESB REQ.21): 4 intervals, 5 electricity, 8 what was
 * sent back, 10 gas, 11 water, 12 what intervals cost, 15 summaries of billing periods, 16 with what they cost.
 */
export const functionBlocks = [4, 5, 8, 10, 11, 12, 15, 16] as const;
export type FunctionBlock = (typeof functionBlocks)[number];

/** Whether a function block is one that opens data here: others say how they travel. */
export const opensData = (block: number): block is FunctionBlock => functionBlocks.some((one) => one === block);

const blockOf: Record<Commodity, FunctionBlock> = { electric: 5, gas: 10, water: 11 };

/** What of an account is opened by some function blocks. */
export function openedBy(blocks: readonly FunctionBlock[]) {
  const has = (block: FunctionBlock): boolean => blocks.includes(block);
  return {
    commodity: (commodity: Commodity): boolean => has(blockOf[commodity]),
    flow: (flow: Flow): boolean => flow !== 'received' || has(8),
    intervals: has(4),
    costs: has(12),
    summaries: has(15) || has(16),
    bills: has(16),
  };
}

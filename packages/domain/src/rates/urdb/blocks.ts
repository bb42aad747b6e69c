import type { Block, BlockUnit } from '../schedule.ts';
import type { UrdbTier } from './record.ts';

/** Sentences about what could not be carried. */
export type Notes = string[];

const decimals = 10;

/** Decimal numbers added up as decimals, to ten digits behind the point. */
export const addedDecimals = (...numbers: readonly (number | null | undefined)[]): number =>
  Number(numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0).toFixed(decimals));

const blockUnits: Readonly<Record<string, BlockUnit>> = {
  kWh: 'unit',
  'kWh/kW': 'unitPerKw',
  'kWh daily': 'unitPerDay',
  'kWh/kW daily': 'unitPerKwPerDay',
};

interface Blocks {
  readonly blocks: readonly Block[];
}

/** Tiers of energy as blocks; undefined where nothing is charged or their unit is not known. */
export function energyBlocks(
  tiers: readonly UrdbTier[],
  where: string,
  notes: Notes,
): (Blocks & { readonly blockUnit: BlockUnit }) | undefined {
  const units = [...new Set(tiers.slice(0, -1).map(({ unit }) => unit ?? 'kWh'))];
  const blockUnit = units.length > 1 ? undefined : blockUnits[units[0] ?? 'kWh'];
  if (blockUnit === undefined) {
    notes.push(`${where}: tiers by ${units.join(' and ')} are left out.`);
    return undefined;
  }
  const blocks = ascending(tiers, where, notes);
  return blocks && { blocks, blockUnit };
}

/** Tiers of demand as blocks; undefined where nothing is charged. */
export function demandBlocks(tiers: readonly UrdbTier[], where: string, notes: Notes): Blocks | undefined {
  const blocks = ascending(tiers, where, notes);
  return blocks?.some(({ price }) => price !== 0) ? { blocks } : undefined;
}

function ascending(tiers: readonly UrdbTier[], where: string, notes: Notes): Block[] | undefined {
  const blocks: Block[] = [];
  for (const [index, { rate, adj, max }] of tiers.entries()) {
    const price = addedDecimals(rate, adj);
    if (index === tiers.length - 1 || typeof max !== 'number') {
      if (index < tiers.length - 1)
        notes.push(`${where}: tier ${index + 1} has no end, so those after it are left out.`);
      if (index === tiers.length - 1 && typeof max === 'number' && max < 1e9)
        notes.push(`${where}: the last tier ends at ${max}; here it has no end.`);
      return [...blocks, { price }];
    }
    if (max > (blocks.at(-1)?.upTo ?? 0)) blocks.push({ upTo: max, price });
    else notes.push(`${where}: tier ${index + 1} does not end above the one before and is left out.`);
  }
  return undefined;
}

import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { priceBill } from '../price-bill.ts';
import type { Schedule } from '../schedule.ts';
import type { Lack } from '../usage.ts';
import { type BillDifference, billDifferences } from './bill-differences.ts';

/** Why a bill cannot be held against its schedule: what is lacking, or what the bill itself says. */
export const unpricedReasons = [
  'unknownSchedule',
  'noDays',
  'negativeUse',
  'schedule',
  'usage',
  'intervals',
  'shorterIntervals',
  'registers',
  'demand',
  'demandByDay',
  'coopPeak',
  'earlierDemand',
] as const satisfies readonly (Lack | 'unknownSchedule' | 'noDays' | 'negativeUse')[];
export type UnpricedReason = Lack | (typeof unpricedReasons)[number];

/** How a bill as it was sent compares with what its schedule makes of it. */
export type Comparison =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'differs'; readonly differences: readonly BillDifference[] }
  | { readonly kind: 'unpriced'; readonly reason: UnpricedReason };

/** A bill as it was sent; use in the meter's units, both days within it. */
export interface BillToCompare {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly quantity: number;
  readonly cost: Cents;
  readonly lines: readonly { readonly description: string; readonly amount: Cents }[];
  /** Options of the account, with spaces between. */
  readonly rateOptions: string;
}

const unpriced = (reason: UnpricedReason): Comparison => ({ kind: 'unpriced', reason });

/** Holds a bill by its use and days against the versions of its account's schedule, undefined where there are none (rates-12). */
export function compareBill(
  bill: BillToCompare,
  versions: readonly Schedule[] | undefined,
  timeZone: string,
): Comparison {
  if (!versions) return unpriced('unknownSchedule');
  // A correction takes back what an earlier bill had: its fixed charges are not those of the schedule.
  if (bill.quantity < 0) return unpriced('negativeUse');
  if (bill.to < bill.from) return unpriced('noDays');
  const usage = { kind: 'register', delivered: Math.round(bill.quantity * 1000) } as const;
  const options = bill.rateOptions.split(/\s+/).filter(Boolean);
  const priced = priceBill(versions, usage, { from: bill.from, to: bill.to, timeZone, options });
  if (priced.kind === 'unpriced') return unpriced(priced.lack);
  const differences = billDifferences(priced, bill.cost, bill.lines);
  return differences.length === 0 ? { kind: 'agrees' } : { kind: 'differs', differences };
}

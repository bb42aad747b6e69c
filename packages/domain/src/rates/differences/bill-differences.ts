import type { Cents } from '../../money.ts';
import type { PricedBill } from '../price-bill.ts';

/** A line, or the sum, that the bill has otherwise than the schedule makes it. */
export interface BillDifference {
  /** The line's; null: the sum of the bill. */
  readonly name: string | null;
  readonly billed: Cents;
  readonly priced: Cents;
}

/** Two ways to round a line may lie a cent apart; what is more is another price. */
const rounding = 1;

/**
 * What of a bill as it was sent is more than a cent from what its schedule makes of it (rates-12): lines by their name, the
 * schedule's of several parts added up, and the sum. A bill without lines has only its sum. What was sent stays what
 * members see.
 */
export function billDifferences(
  priced: Pick<PricedBill, 'lines' | 'total'>,
  cost: Cents,
  lines: readonly { readonly description: string; readonly amount: Cents }[],
): BillDifference[] {
  const both = new Map<string | null, { billed: Cents; priced: Cents }>();
  const at = (name: string): { billed: Cents; priced: Cents } => {
    const found = both.get(name) ?? { billed: 0, priced: 0 };
    both.set(name, found);
    return found;
  };
  if (lines.length > 0) {
    for (const { description, amount } of lines) at(description.trim()).billed += amount;
    for (const { name, amount } of priced.lines) at(name).priced += amount;
  }
  both.set(null, { billed: cost, priced: priced.total });
  return [...both]
    .map(([name, sums]) => ({ name, ...sums }))
    .filter(({ billed, priced: own }) => Math.abs(billed - own) > rounding);
}

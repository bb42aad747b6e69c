import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** What a month would have cost. */
export interface MonthCost {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly cost: Cents;
}

/** A month on two schedules. */
export interface ChangedMonth {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly present: Cents;
  readonly other: Cents;
}

/** The two months that change most, in their order; months that cost the same are none. */
export function mostChanged(present: readonly MonthCost[], other: readonly MonthCost[]): ChangedMonth[] {
  return present
    .flatMap(({ from, to, cost }) => {
      const same = other.find((month) => month.from === from);
      return same && same.cost !== cost ? [{ from, to, present: cost, other: same.cost }] : [];
    })
    .sort((a, b) => Math.abs(b.other - b.present) - Math.abs(a.other - a.present) || a.from.localeCompare(b.from))
    .slice(0, 2)
    .sort((a, b) => a.from.localeCompare(b.from));
}

import type { Cents } from '../../money.ts';
import type { Comparison, UnpricedReason } from './compare-bill.ts';

/** How the bills of a schedule compare. */
export interface ScheduleSummary {
  readonly schedule: string;
  readonly agree: number;
  readonly differ: number;
  readonly unpriced: number;
  /** The one difference that is farthest from zero, ours less what was billed; 0: none differs. */
  readonly largest: Cents;
}

/** The summary of a single bill. */
export const summaryOf = (schedule: string, comparison: Comparison): ScheduleSummary => ({
  schedule,
  agree: comparison.kind === 'agrees' ? 1 : 0,
  differ: comparison.kind === 'differs' ? 1 : 0,
  unpriced: comparison.kind === 'unpriced' ? 1 : 0,
  largest:
    comparison.kind === 'differs'
      ? comparison.differences.map(({ billed, priced }) => priced - billed).reduce(farther, 0)
      : 0,
});

/** Summaries of any bills, made one for each schedule, by its code (office-182). */
export function joinSummaries(parts: readonly ScheduleSummary[]): ScheduleSummary[] {
  const joined = new Map<string, ScheduleSummary>();
  for (const part of parts) {
    const known = joined.get(part.schedule);
    joined.set(part.schedule, known ? both(known, part) : part);
  }
  return [...joined.values()].sort((one, other) => (one.schedule < other.schedule ? -1 : 1));
}

const both = (one: ScheduleSummary, other: ScheduleSummary): ScheduleSummary => ({
  schedule: one.schedule,
  agree: one.agree + other.agree,
  differ: one.differ + other.differ,
  unpriced: one.unpriced + other.unpriced,
  largest: farther(one.largest, other.largest),
});

const farther = (one: Cents, other: Cents): Cents => (Math.abs(other) > Math.abs(one) ? other : one);

/** Bills of a schedule that cannot be priced for one reason; the account is that of the first. */
export interface UnpricedBills {
  readonly schedule: string;
  readonly reason: UnpricedReason;
  readonly bills: number;
  readonly accountNumber: string;
  readonly memberNumber: string;
}

/** Bills that cannot be priced, made one entry for each schedule and reason, the most bills first (office-182). */
export function joinUnpriced(parts: readonly UnpricedBills[]): UnpricedBills[] {
  const joined = new Map<string, UnpricedBills>();
  for (const part of parts) {
    const key = `${part.reason} ${part.schedule}`;
    const known = joined.get(key);
    joined.set(key, known ? { ...known, bills: known.bills + part.bills } : part);
  }
  return [...joined.values()].sort((one, other) => other.bills - one.bills);
}

import { isShown, type LevelizedFacts, type LevelizedFilter } from './levelized-billing.ts';

/** A row of the table, as far as it is searched and sorted. */
interface LevelizedRow extends LevelizedFacts {
  readonly accountNumber: string;
  readonly serviceAddress: string;
  readonly estimatedAmount: number | null;
}

export type LevelizedSort = 'number' | 'address' | 'estimate';

export interface LevelizedView {
  readonly filter: LevelizedFilter;
  readonly search: string;
  readonly sort: LevelizedSort;
  readonly descending: boolean;
}

/** The rows that a view shows, in its order (account-51). Those without an estimate stand last either way. */
export function levelizedRows<R extends LevelizedRow>(rows: readonly R[], view: LevelizedView): readonly R[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const turn = view.descending ? -1 : 1;
  const compare = (one: R, other: R): number => {
    const byNumber = one.accountNumber.localeCompare(other.accountNumber, 'en-US', { numeric: true });
    if (view.sort === 'number') return turn * byNumber;
    if (view.sort === 'address')
      return turn * one.serviceAddress.localeCompare(other.serviceAddress, 'en-US', { numeric: true }) || byNumber;
    const [first, second] = [one.estimatedAmount, other.estimatedAmount];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byNumber;
    return turn * (first - second) || byNumber;
  };
  return rows
    .filter((row) => isShown(row, view.filter))
    .filter(({ accountNumber, serviceAddress }) => {
      const text = `${accountNumber} ${serviceAddress}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort(compare);
}

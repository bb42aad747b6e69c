import type { Cents } from '../../money.ts';

/** What an import changes of the accounts that were there before it. */
export interface ImportChange {
  readonly accountsBefore: number;
  /** Accounts that are closed, since a whole import does not bring them. */
  readonly accountsClosed: number;
  /** The sum of all balances. */
  readonly balancesBefore: Cents;
  readonly balancesAfter: Cents;
  /** The sum of all balances without their signs: what members owe must not hide behind what others have paid ahead. */
  readonly owedOrAhead: Cents;
}

/** What goes beyond its bound: in hundredths of what was there, rounded up to a tenth. */
export interface Excess {
  readonly what: 'balances' | 'closed';
  readonly percent: number;
}

/** In hundredths: how far the sum of balances may move, and how many accounts may be closed, by one person. */
export const importBounds = { balances: 5, closed: 1 } as const;

/** What of an import goes beyond the bounds (moving-in-13). The first one has nothing to be held against. */
export function excessesOf(change: ImportChange): readonly Excess[] {
  const { accountsBefore, accountsClosed, balancesBefore, balancesAfter, owedOrAhead } = change;
  if (accountsBefore === 0) return [];
  const shares = [
    { what: 'balances', part: Math.abs(balancesAfter - balancesBefore), whole: owedOrAhead },
    { what: 'closed', part: accountsClosed, whole: accountsBefore },
  ] as const;
  return shares
    .filter(({ what, part, whole }) => part * 100 > whole * importBounds[what])
    .map(({ what, part, whole }) => ({ what, percent: whole === 0 ? 100 : Math.ceil((part * 1000) / whole) / 10 }));
}

/** Who answers for an import. */
export interface ImportPeople {
  readonly by: string;
  readonly confirmedBy?: string | undefined;
  readonly reason?: string | undefined;
}

/** Whether an import may be written: within the bounds by anybody, beyond them when another person gives a reason. */
export function judgeImport(
  excesses: readonly Excess[],
  { by, confirmedBy = '', reason = '' }: ImportPeople,
): 'may' | 'needs-second' | 'same-person' | 'needs-reason' {
  if (excesses.length === 0) return 'may';
  if (confirmedBy.trim() === '') return 'needs-second';
  if (personOf(confirmedBy) === personOf(by)) return 'same-person';
  return reason.trim() === '' ? 'needs-reason' : 'may';
}

const personOf = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

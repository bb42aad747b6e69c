import type { LocalDay } from '../../dates.ts';

/** What is known of a delegation's holder and accounts. */
export interface DelegationFacts {
  readonly accountNumbers: readonly string[];
  /** Those of them that its holder has still. */
  readonly heldNumbers: readonly string[];
  readonly isDeceased: boolean;
  readonly isProtected: boolean;
  /** Its last day is over. */
  readonly isOver: boolean;
}

/** Whether the last day that was agreed is over; null: there is none. */
export const isPastLastDay = (endsOn: LocalDay | null, today: LocalDay): boolean => endsOn !== null && endsOn < today;

/** Which accounts a delegation still opens; none: it ends by rule (identity-95). */
export function stillOpened({
  accountNumbers,
  heldNumbers,
  isDeceased,
  isProtected,
  isOver,
}: DelegationFacts): readonly string[] {
  if (isDeceased || isProtected || isOver) return [];
  return accountNumbers.filter((one) => heldNumbers.includes(one));
}

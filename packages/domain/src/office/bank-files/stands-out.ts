/** Why somebody should look at an entry of a bank file before it goes. */
export type StandsOut = 'again' | 'unusual' | 'first';

/** An entry, as far as it may stand out. Money in cents. */
export interface LookedAtEntry {
  readonly kind: 'debit' | 'prenote';
  readonly amount: number;
  /** Whether the bank sent the same debit back before. */
  readonly isRetry: boolean;
  /** The account's debits of earlier files, the newest first. */
  readonly earlier: readonly number[];
}

/** From so many times the usual on a debit is unusual. */
const times = 3;
/** A first debit from this sum on stands out, and no debit below it does (cents). */
export const firstDebitCents = 10_000;
/** So many earlier debits say what is usual. */
const usualOf = 6;

/** What an account is usually debited: the middle of its newest debits; undefined where there was none. Cents. */
export function usualDebit(earlier: readonly number[]): number | undefined {
  const newest = earlier.slice(0, usualOf).toSorted((one, other) => one - other);
  return newest[Math.floor((newest.length - 1) / 2)];
}

/** Why an entry stands out; undefined where nothing about it does (office-56). */
export function standsOut({ kind, amount, isRetry, earlier }: LookedAtEntry): StandsOut | undefined {
  if (kind === 'prenote') return undefined;
  if (isRetry) return 'again';
  const usual = usualDebit(earlier);
  if (usual === undefined) return amount >= firstDebitCents ? 'first' : undefined;
  return amount >= firstDebitCents && amount >= times * usual ? 'unusual' : undefined;
}

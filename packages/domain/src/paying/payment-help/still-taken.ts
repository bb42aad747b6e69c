import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import type { PlannedPayment } from '../../planned/planned-payments/planned-payments.ts';

/** What takes an account's money by itself whatever help is asked for; a top-up is of prepaid accounts, which have no help. */
export const takers = ['auto-pay', 'draft', 'scheduled-payment', 'office-draft'] as const;
export type Taker = (typeof takers)[number];

/** A payment that is taken although its member has, or asks for, more time. */
export interface StillTaken {
  readonly kind: Taker;
  readonly day: LocalDay;
  readonly amount: Cents;
}

/**
 * What plans still take of an account until the last day of help, of each plan the next one: help moves no plan's day
 * (paying-84). What is with the bank already can not be stopped here, and is not told.
 */
export function stillTaken(
  payments: readonly PlannedPayment[],
  accountNumber: string,
  lastDay: LocalDay,
): readonly StillTaken[] {
  const found = payments.flatMap((one) => {
    const kind = takers.find((taker) => taker === one.kind);
    const isTaken = one.certainty !== 'none' && one.certainty !== 'sent' && one.amount !== null && one.amount > 0;
    if (kind === undefined || one.amount === null || !isTaken) return [];
    if (!one.accountNumbers.includes(accountNumber) || one.day > lastDay) return [];
    return [{ kind, key: one.key, day: one.day, amount: one.amount }];
  });
  return found
    .filter(({ kind, key }, place) => found.findIndex((one) => one.kind === kind && one.key === key) === place)
    .map(({ key: _, ...taken }) => taken);
}

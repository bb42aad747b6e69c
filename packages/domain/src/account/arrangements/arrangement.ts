import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** One part of an arrangement. */
export interface Instalment {
  readonly dueDate: LocalDay;
  readonly amount: Cents;
  readonly paid: Cents;
}

export type InstalmentState = 'paid' | 'overdue' | 'next' | 'later';

/** Overdue when the next payment's due date is before the co-op's today (account-43). */
export function isArrangementOverdue(nextPaymentDueDate: LocalDay | null, today: LocalDay): boolean {
  return nextPaymentDueDate !== null && nextPaymentDueDate < today;
}

/** How each instalment stands; they come by their due dates. The first that is open and not overdue is the next. */
export function instalmentStates(instalments: readonly Instalment[], today: LocalDay): readonly InstalmentState[] {
  const isOpen = ({ amount, paid }: Instalment): boolean => paid < amount;
  const next = instalments.find((one) => isOpen(one) && one.dueDate >= today);
  return instalments.map((one) => {
    if (!isOpen(one)) return 'paid';
    if (one.dueDate < today) return 'overdue';
    return one === next ? 'next' : 'later';
  });
}

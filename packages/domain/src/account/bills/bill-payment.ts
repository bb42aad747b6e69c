import { isPaidByPlan, type OwingFacts } from '../../communications/notices/billing-notices.ts';
import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import {
  type AutoPayPlan,
  type BillDays,
  catchUpDays,
  type DraftPlan,
  nextDueDay,
} from '../../planned/due-payments/payment-plan.ts';

/** What pays a bill without its member. `byBilling`: the billing system, on a day that only it knows. */
export type BillPayment =
  | { readonly kind: 'auto-pay' | 'draft'; readonly day: LocalDay; readonly amount: Cents }
  | { readonly kind: 'byBilling' };

/** The plan of an account: whether it takes anything, and whether the billing system does so instead. */
export interface PlanOfBill {
  readonly plan: AutoPayPlan | DraftPlan;
  readonly takes: 'here' | 'byBilling' | 'nothing';
}

/**
 * What pays a bill, for its paper: a member who has set up auto pay or a draft is not asked to pay too. Undefined for an
 * earlier bill, for a plan that begins later, and for one whose day is over.
 */
export function billPayment(
  { billDate, dueDate }: Pick<BillDays, 'billDate'> & { readonly dueDate: LocalDay | null },
  owing: OwingFacts,
  found: PlanOfBill | undefined,
  today: LocalDay,
): BillPayment | undefined {
  const isOpen = dueDate !== null && dueDate === owing.dueDate && owing.balance > 0;
  if (!isOpen || !isPaidByPlan(owing, dueDate) || found?.takes === 'nothing') return undefined;
  if (found === undefined || found.takes === 'byBilling') return { kind: 'byBilling' };
  if (found.plan.startDate > dueDate) return undefined;
  const since = addDays(today, -catchUpDays);
  const day = nextDueDay(found.plan, [{ billDate, dueDate }], since > billDate ? since : billDate);
  return day === undefined ? undefined : { kind: found.plan.kind, day, amount: owing.balance };
}

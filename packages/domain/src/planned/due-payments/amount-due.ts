import type { Cents } from '../../money.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** What a plan takes on its day. */
export type AmountDue =
  | { readonly kind: 'due'; readonly amount: Cents }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'overCeiling'; readonly amount: Cents; readonly ceiling: Cents };

/**
 * What is taken of an account: its balance when that is above zero, or the amount that the member named for the day.
 * More than the member's ceiling is not taken at all, not even in part (planned-12).
 */
export function amountDue(
  account: { readonly accountBalance: Cents },
  plan: PaymentPlan,
  ceilingCents?: Cents,
): AmountDue {
  const amount = (plan.kind === 'scheduled' ? plan.amount : undefined) ?? account.accountBalance;
  if (amount <= 0) return { kind: 'nothing' };
  return ceilingCents !== undefined && amount > ceilingCents
    ? { kind: 'overCeiling', amount, ceiling: ceilingCents }
    : { kind: 'due', amount };
}

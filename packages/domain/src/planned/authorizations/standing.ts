import type { LocalDay } from '../../dates.ts';

/** For what a member agreed to be charged. */
export const planKinds = ['auto-pay', 'draft', 'scheduled-payment'] as const;
export type PlanKind = (typeof planKinds)[number];

/** Why an authorization ended. */
export const endReasons = ['member', 'replaced', 'holder', 'office', 'bank'] as const;
export type EndReason = (typeof endReasons)[number];

/** How an authorization stands: it may be charged, its one payment is over, or it was ended. */
export const standings = ['inForce', 'done', 'ended'] as const;
export type Standing = (typeof standings)[number];

/** Why one ended, as it is told; what is kept of a bank or a payment company is its own code. */
export function endReasonOf(kept: string | null): EndReason {
  return endReasons.find((reason) => reason === kept) ?? 'bank';
}

/** How one stands. What was agreed to for one day is done when that payment has come to its end. */
export function standingOf(
  { planKind, endedOn }: { readonly planKind: PlanKind; readonly endedOn: LocalDay | null },
  isStillToCome: boolean,
): Standing {
  if (endedOn !== null) return 'ended';
  return planKind === 'scheduled-payment' && !isStillToCome ? 'done' : 'inForce';
}

import type { RequisitionState } from '../payments/requisition-state.ts';

/** How a payment stands that has no receipt: nobody knows yet, or nothing was paid, and why. */
export const paymentStandings = ['open', 'canceled', 'declined', 'expired', 'chargedOtherwise'] as const;
export type PaymentStanding = (typeof paymentStandings)[number];

const standings = {
  initiated: 'open',
  presented: 'open',
  // The company has said yes, and the posting is still to come.
  approved: 'open',
  posted: undefined,
  cancelled: 'canceled',
  declined: 'declined',
  expired: 'expired',
} as const satisfies Record<RequisitionState, PaymentStanding | undefined>;

/**
 * How a payment stands as the payer is told (paying-78); undefined where it has its receipt. Of one that came to nothing,
 * though the company took another amount, that is what is told: it comes back (paying-35).
 */
export function standingOf(
  state: RequisitionState,
  { isChargedOtherwise }: { readonly isChargedOtherwise: boolean },
): PaymentStanding | undefined {
  const standing = standings[state];
  return isChargedOtherwise && standing !== undefined && standing !== 'open' ? 'chargedOtherwise' : standing;
}

const seconds = (count: number): number => count * 1000;
const minutes = (count: number): number => seconds(count * 60);

/** Most answers come within a minute; whoever still looks after half an hour asks by the button. */
const pauses = [
  { until: minutes(1), pause: seconds(5) },
  { until: minutes(5), pause: seconds(15) },
  { until: minutes(30), pause: seconds(60) },
] as const;

/**
 * How long the page waits before it asks once more how a payment ended, by how long it has been asking (paying-78); in
 * milliseconds; no sooner than the server says. Undefined: it asks no more by itself, so that a page that is left open
 * keeps no session alive.
 */
export function pauseBeforeAsking(askingForMs: number, retryAfterMs = 0): number | undefined {
  const found = pauses.find(({ until }) => askingForMs < until);
  return found && Math.max(found.pause, retryAfterMs);
}

import type { ChargeDispute } from '@rochdale/contract/hosted-payment/wire';
import type Stripe from 'stripe';

/** While a dispute stands so, the money is with the merchant: only asked about, averted, or won. */
const leavesMoney = new Set(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented', 'won']);
const won = new Set(['warning_closed', 'prevented', 'won']);
/** An appeal can be won after a dispute was lost; until then it is lost. */
const lost = new Set(['lost', 'appeal_needs_response', 'appeal_under_review']);
const wantsAnswer = new Set(['warning_needs_response', 'needs_response']);

/** Every dispute of a charge as Stripe has it now, the oldest first. */
export async function disputesOf(stripe: Stripe, charge: Stripe.Charge | undefined): Promise<readonly ChargeDispute[]> {
  // It stays true of a dispute that was won.
  if (!charge?.disputed) return [];
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  // Stripe lists the newest first.
  return data.map(disputeOf).reverse();
}

/** Whether Stripe holds money of a charge back for one of its disputes. */
export const isTakenBack = (disputes: readonly ChargeDispute[]): boolean => disputes.some(({ isTaken }) => isTaken);

function disputeOf({ id, status, reason, amount, evidence_details: evidence, created }: Stripe.Dispute): ChargeDispute {
  const dueBy = wantsAnswer.has(status) ? evidence.due_by : null;
  return {
    disputeId: id,
    state: won.has(status) ? 'won' : lost.has(status) ? 'lost' : 'open',
    reason,
    amountCents: amount,
    isTaken: !leavesMoney.has(status),
    evidenceBy: dueBy === null ? null : new Date(dueBy * 1000).toISOString(),
    openedAt: new Date(created * 1000).toISOString(),
  };
}

import type Stripe from 'stripe';

/** While a dispute stands so, the money is with the merchant: only asked about, averted, or won. */
const leavesMoney = new Set(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented', 'won']);

/** Whether the payer contested a charge and Stripe took the money back. */
export async function isDisputed(stripe: Stripe, charge: Stripe.Charge | undefined): Promise<boolean> {
  // It stays true of a dispute that was won.
  if (!charge?.disputed) return false;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  return data.some(({ status }) => !leavesMoney.has(status));
}

import type { ListedCharge } from '@rochdale/contract/hosted-payment/wire';
import type Stripe from 'stripe';
import { disputesOf, isTakenBack } from './stripe-disputes.ts';
import { accountsOf } from './stripe-metadata.ts';
import { wasSentBack } from './stripe-results.ts';

const pageSize = 100;
const secondsOf = (instant: Date): number => instant.getTime() / 1000;

/**
 * The charges of a span, newest first. Stripe keeps their time in whole seconds, so a span is widened to them. A charge
 * bears the metadata of its intent as it was when it was made; what has none is not the portal's.
 */
export async function* listCharges(stripe: Stripe, from: Date, until: Date): AsyncGenerator<ListedCharge> {
  const created = { gte: Math.floor(secondsOf(from)), lt: Math.ceil(secondsOf(until)) };
  for await (const charge of stripe.charges.list({ created, limit: pageSize })) {
    const { transNo } = charge.metadata;
    const status = await statusOf(stripe, charge);
    if (transNo === undefined || status === undefined) continue;
    const { card, us_bank_account: bank } = charge.payment_method_details ?? {};
    yield {
      transNo,
      reference: charge.id,
      status,
      amountCents: charge.status === 'succeeded' ? charge.amount_captured : charge.amount,
      feeCents: 0,
      accountNumber: accountsOf(charge.metadata),
      paymentType: bank ? 'echeck' : 'cc',
      lastFour: card?.last4 ?? bank?.last4 ?? '',
      confirmationNumber: charge.id,
      at: new Date(charge.created * 1000).toISOString(),
    };
  }
}

/** Undefined of a charge that took nothing. */
async function statusOf(stripe: Stripe, charge: Stripe.Charge): Promise<ListedCharge['status'] | undefined> {
  switch (charge.status) {
    case 'succeeded':
      if (isTakenBack(await disputesOf(stripe, charge))) return 'disputed';
      return charge.refunded ? 'refunded' : 'approved';
    case 'pending':
      return charge.payment_method_details?.us_bank_account ? 'approved' : undefined;
    default:
      return wasSentBack(charge) ? 'returned' : undefined;
  }
}

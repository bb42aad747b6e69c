import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import Stripe from 'stripe';
import { disputesOf } from './stripe-disputes.ts';
import { expanded, expandedOf, resultOfIntent, unattended } from './stripe-results.ts';

/** In these an intent has taken nothing, and can be cancelled. */
const cancellable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

export function readIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.retrieve(id, { expand: expandedOf.intent });
}

/**
 * How a stored charge stands. One that wants something of a payer who is not there is cancelled, so that nobody can go
 * on with it, and is a decline.
 */
export async function intentResult(stripe: Stripe, read: Stripe.PaymentIntent): Promise<TransactionResult> {
  const intent = read.status === 'requires_action' ? await cancelled(stripe, read.id, unattended) : read;
  return resultOfIntent(intent, { disputes: await disputesOf(stripe, expanded(intent.latest_charge)) });
}

/** Cancels an intent that has taken nothing, and answers how it stands then. */
export async function voidIntent(stripe: Stripe, id: string): Promise<TransactionResult> {
  const intent = await readIntent(stripe, id);
  return intentResult(
    stripe,
    cancellable.has(intent.status) ? await cancelled(stripe, id, 'requested_by_customer') : intent,
  );
}

/** The intent after its cancellation. One that was charged at this very moment stays charged. */
async function cancelled(stripe: Stripe, id: string, reason: string): Promise<Stripe.PaymentIntent> {
  try {
    await stripe.paymentIntents.cancel(id, { cancellation_reason: reason });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  const intent = await readIntent(stripe, id);
  if (cancellable.has(intent.status)) throw new Error('Stripe did not cancel the payment.');
  return intent;
}

import type { StoredCharge, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import Stripe from 'stripe';
import type { Database } from '../../../platform/database/database.ts';
import { openToken } from './stripe-methods.ts';
import { expandedOf, resultOfIntent } from './stripe-results.ts';
import { findObject, keepObject } from './stripe-store.ts';

type Asked = Omit<StoredCharge, 'clientId'>;

/**
 * Charges a stored way of paying in three steps: a PaymentIntent that takes nothing yet, its number kept, then its
 * confirmation. However the answer to the last one is lost, the number tells later what became of it.
 */
export async function chargeStored(stripe: Stripe, db: Database, asked: Asked): Promise<TransactionResult> {
  const intent = await intentOf(stripe, db, asked);
  if (intent.amount !== asked.amountCents || intent.metadata.transNo !== asked.transNo)
    throw new Error('This payment was opened for another amount.');
  if (intent.status !== 'requires_confirmation') return resultOfIntent(intent);
  return resultOfIntent(await confirmed(stripe, asked.transNo, intent.id));
}

async function intentOf(stripe: Stripe, db: Database, asked: Asked): Promise<Stripe.PaymentIntent> {
  const { transNo, amountCents, accountNumber } = asked;
  const known = await findObject(db, transNo);
  if (known !== undefined) return readIntent(stripe, known);
  const { type, customer, paymentMethod } = openToken(asked.token);
  const made = await stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: 'usd',
      customer,
      payment_method: paymentMethod,
      allowed_payment_method_types: [type],
      description: `Account ${accountNumber}`,
      metadata: { transNo, accounts: accountNumber },
    },
    { idempotencyKey: `charge-${transNo}` },
  );
  await keepObject(db, transNo, made.id);
  // A repeated key answers as the first one did, so what became of it since is read.
  return readIntent(stripe, made.id);
}

function readIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.retrieve(id, { expand: expandedOf.intent });
}

/** The intent after its confirmation. A decline is an answer too. */
async function confirmed(stripe: Stripe, transNo: string, id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.confirm(
      id,
      { off_session: true, expand: expandedOf.intent },
      { idempotencyKey: `confirm-${transNo}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return readIntent(stripe, id);
    throw error;
  }
}

/** Takes a way of paying away from its customer, after which Stripe charges it no more. */
export async function forgetStored(stripe: Stripe, token: string): Promise<void> {
  const { paymentMethod } = openToken(token);
  const { customer } = await stripe.paymentMethods.retrieve(paymentMethod);
  if (customer !== null) await stripe.paymentMethods.detach(paymentMethod);
}

/** Gives a charge back whole. One that was given back already stays so. */
export async function refundCharge(stripe: Stripe, reference: string): Promise<void> {
  try {
    await stripe.refunds.create({ charge: reference }, { idempotencyKey: `refund-${reference}` });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
    throw error;
  }
}

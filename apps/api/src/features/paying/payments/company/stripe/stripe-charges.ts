import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import Stripe from 'stripe';
import type { Database } from '../../../../../platform/database/database.ts';
import { type ChargeTerms, MethodRefused } from '../gateway.ts';
import { intentResult, readIntent, voidIntent } from './stripe-intents.ts';
import { metadataOf } from './stripe-metadata.ts';
import { isGone, openToken, type StripeMethod } from './stripe-methods.ts';
import { calledOff, findObject, keepObject } from './stripe-store.ts';

/**
 * Charges a stored way of paying in three steps: a PaymentIntent that takes nothing yet, its number kept, then its
 * confirmation. However the answer to the last one is lost, the number tells later what became of it; and who calls the
 * requisition off before its number is kept is seen by looking again.
 */
export async function chargeStored(stripe: Stripe, db: Database, asked: ChargeTerms): Promise<TransactionResult> {
  const intent = await intentOf(stripe, db, asked);
  if (intent.amount !== asked.amountCents || intent.metadata.transNo !== asked.transNo)
    throw new Error('This payment was opened for another amount.');
  const ended = intent.status === 'requires_confirmation' ? await confirmed(stripe, asked, intent.id) : intent;
  const result = await intentResult(stripe, ended);
  if (result.status === 'cancelled') throw new Error(wasCalledOff);
  return result;
}

const wasCalledOff = 'This payment was called off.';

async function intentOf(stripe: Stripe, db: Database, asked: ChargeTerms): Promise<Stripe.PaymentIntent> {
  const { transNo, amountCents, accountNumber } = asked;
  const known = await findObject(db, transNo);
  if (known === calledOff) throw new Error(wasCalledOff);
  if (known !== undefined) return readIntent(stripe, known);
  const method = openToken(asked.token);
  const made = await orRefused(
    stripe,
    method,
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: 'usd',
        customer: method.customer,
        payment_method: method.paymentMethod,
        allowed_payment_method_types: [method.type],
        description: `Account ${accountNumber}`,
        metadata: metadataOf(transNo, accountNumber),
      },
      { idempotencyKey: `charge-${transNo}` },
    ),
  );
  const standing = await keepObject(db, transNo, made.id);
  if (standing === calledOff) {
    await voidIntent(stripe, made.id);
    throw new Error(wasCalledOff);
  }
  // A repeated key answers as the first one did, so what became of it since is read.
  return readIntent(stripe, standing);
}

/** The intent after its confirmation. A decline is an answer too, and so is what another call has made of it meanwhile. */
async function confirmed(stripe: Stripe, { transNo, token }: ChargeTerms, id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.confirm(
      id,
      { off_session: true, expand: ['latest_charge'] },
      { idempotencyKey: `confirm-${transNo}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return readIntent(stripe, id);
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const intent = await readIntent(stripe, id);
    if (intent.status !== 'requires_confirmation') return intent;
    return orRefused(stripe, openToken(token), Promise.reject(error));
  }
}

/** What Stripe answers. When it holds the question for wrong, it is asked whether the way of paying is gone. */
async function orRefused<T>(stripe: Stripe, method: StripeMethod, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && (await isGone(stripe, method)))
      throw new MethodRefused('Stripe does not charge this way of paying any more.');
    throw error;
  }
}

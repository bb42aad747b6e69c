import type { CompanyRefund } from '@rochdale/contract/hosted-payment/wire';
import Stripe from 'stripe';
import { RefundRefused, type RefundTerms } from '../gateway.ts';

const pageSize = 100;

/** Gives what is left of a charge back. One that was given back already stays so. */
export async function refundCharge(stripe: Stripe, reference: string): Promise<void> {
  try {
    await stripe.refunds.create({ charge: reference }, { idempotencyKey: `refund-${reference}` });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
    throw error;
  }
}

/**
 * Gives a part of a charge back. Stripe drops idempotency keys after a day, so the number is looked for among the
 * charge's refunds first; it stands in their metadata.
 */
export async function giveBackPart(stripe: Stripe, terms: RefundTerms): Promise<CompanyRefund> {
  const { refundNumber, reference, amountCents } = terms;
  const known = await findRefund(stripe, terms);
  if (known) return known;
  try {
    return refundOf(
      await stripe.refunds.create(
        { charge: reference, amount: amountCents, metadata: { refundNumber } },
        { idempotencyKey: `refund-${refundNumber}` },
      ),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // It may be refused since another call has just made it.
    const made = await findRefund(stripe, terms);
    if (made) return made;
    throw new RefundRefused(error.code ?? error.message);
  }
}

/** Every refund of a charge, whoever began it. */
export async function refundsOf(stripe: Stripe, reference: string): Promise<CompanyRefund[]> {
  const found: CompanyRefund[] = [];
  for await (const refund of stripe.refunds.list({ charge: reference, limit: pageSize })) found.push(refundOf(refund));
  return found.reverse();
}

async function findRefund(
  stripe: Stripe,
  { refundNumber, reference, amountCents }: RefundTerms,
): Promise<CompanyRefund | undefined> {
  const known = (await refundsOf(stripe, reference)).find((one) => one.refundNumber === refundNumber);
  if (known && known.amountCents !== amountCents) throw new Error('This number is of another refund.');
  return known;
}

/** Stripe holds the question for wrong: nothing moved. A charge that it does not know may be a key of the wrong mode. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;

const refundOf = ({ id, amount, status, metadata, created }: Stripe.Refund): CompanyRefund => ({
  refundNumber: metadata?.refundNumber ?? '',
  reference: id,
  amountCents: amount,
  status: status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
  at: new Date(created * 1000).toISOString(),
});

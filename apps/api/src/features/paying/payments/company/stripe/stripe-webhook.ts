import Stripe from 'stripe';
import { z } from 'zod';
import type { Postback } from '../gateway.ts';

const toleranceSeconds = 300;

const told = z.object({
  object: z.string().catch(''),
  payment_intent: z.string().nullish().catch(undefined),
  client_reference_id: z.string().nullish().catch(undefined),
  metadata: z.object({ transNo: z.string() }).partial().nullish().catch(undefined),
});

/**
 * The requisition that an event of Stripe is about, or the PaymentIntent that names it: a dispute bears no metadata of
 * its charge. Undefined when the event's signature is not over this body, with this secret and fresh; `notOurs` when
 * it names no requisition.
 */
export function subjectOfEvent(
  { headers, rawBody }: Postback,
  secret: string,
  now: Date,
): { readonly transNo: string } | { readonly intent: string } | 'notOurs' | undefined {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return undefined;
  try {
    const { constructEvent } = Stripe.webhooks;
    const event = constructEvent.call(
      Stripe.webhooks,
      rawBody,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    const about = told.safeParse(event.data.object).data;
    const transNo = about?.metadata?.transNo ?? about?.client_reference_id;
    if (transNo) return { transNo };
    return about?.object === 'dispute' && about.payment_intent ? { intent: about.payment_intent } : 'notOurs';
  } catch {
    return undefined;
  }
}

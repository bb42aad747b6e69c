import type Stripe from 'stripe';
import type { PageTerms } from '../gateway.ts';
import { metadataOf } from './stripe-metadata.ts';

type Terms = Stripe.Checkout.SessionCreateParams;

/** Stripe keeps a page open for 30 minutes at least; this one is closed by `expireWhenOver` at its own end. */
const longestOpenSeconds = 1800;
const longestDescription = 500;
const brands = { VI: 'visa', MC: 'mastercard', AX: 'american_express', DI: 'discover_global_network' } as const;

/**
 * What a Checkout Session is to do. The same terms make the same parameters, whenever they are asked: Stripe answers a
 * repeated idempotency key only then.
 */
export function checkoutTerms(terms: PageTerms, signedReturn: (left: boolean) => string): Terms {
  const { transNo, accountNumber } = terms;
  const accounts = accountNumber.split(',').sort().join(', ').slice(0, longestDescription);
  const metadata = metadataOf(transNo, accountNumber);
  return {
    client_reference_id: transNo,
    metadata: { ...metadata, closesAt: String(terms.expiresAt) },
    expires_at: terms.expiresAt + longestOpenSeconds,
    success_url: `${terms.returnUrl}?payment=${signedReturn(false)}`,
    cancel_url: `${terms.cancelUrl}?payment=${signedReturn(true)}`,
    wallet_options: { link: { display: 'never' } },
    ...methodsOf(terms),
    ...(terms.purpose === 'payment'
      ? {
          mode: 'payment',
          submit_type: 'pay',
          adaptive_pricing: { enabled: false },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: terms.amountCents,
                product_data: { name: 'Bill payment', description: `Account ${accounts}` },
              },
            },
          ],
          payment_intent_data: { metadata, description: `Account ${accounts}` },
        }
      : { mode: 'setup', currency: 'usd', customer_creation: 'always', setup_intent_data: { metadata } }),
  };
}

function methodsOf({ allowCard, allowEcheck, cardTypes }: PageTerms): Terms {
  const accepted = cardTypes.split(',');
  const blocked = Object.entries(brands).flatMap(([code, brand]) => (accepted.includes(code) ? [] : [brand]));
  return {
    allowed_payment_method_types: [...(allowCard ? ['card'] : []), ...(allowEcheck ? ['us_bank_account'] : [])],
    payment_method_options: {
      ...(allowCard && blocked.length > 0 && { card: { restrictions: { brands_blocked: blocked } } }),
      // Small deposits would leave the page open for days.
      ...(allowEcheck && { us_bank_account: { verification_method: 'instant' } }),
    },
  };
}

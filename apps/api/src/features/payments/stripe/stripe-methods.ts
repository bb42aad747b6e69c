import type { StoredMethod } from '@rochdale/contract/hosted-payment/wire';
import type Stripe from 'stripe';
import { z } from 'zod';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
};

/** A brand as the portal names it; empty for one that it does not know. */
export const brandOf = (brand: string | null | undefined): string => brandNames[brand ?? ''] ?? '';

const token = z
  .string()
  .regex(/^(card|us_bank_account):cus_\w+:pm_\w+$/)
  .transform((text) => {
    const [type = '', customer = '', paymentMethod = ''] = text.split(':');
    return { type, customer, paymentMethod };
  });

/** What a token of a stored way of paying stands for at Stripe. Throws when it is none of Stripe's. */
export function openToken(text: string): z.output<typeof token> {
  const opened = token.safeParse(text);
  if (!opened.success) throw new Error('This way of paying is not one of Stripe.');
  return opened.data;
}

/** A way of paying that Stripe keeps for a customer. */
export function storedMethodOf(customer: string, method: Stripe.PaymentMethod): StoredMethod {
  const { card, us_bank_account: bank } = method;
  return {
    token: `${method.type}:${customer}:${method.id}`,
    paymentType: card ? 'cc' : 'echeck',
    brand: brandOf(card?.brand),
    lastFour: card?.last4 ?? bank?.last4 ?? '',
    expires: card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null,
  };
}

import type { StoredMethod } from '@rochdale/contract/hosted-payment/wire';
import Stripe from 'stripe';
import { z } from 'zod';
import { MethodRefused } from '../gateway.ts';

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

/** A stored way of paying at Stripe. */
export type StripeMethod = z.output<typeof token>;

/** What a token of a stored way of paying stands for at Stripe. Throws MethodRefused when it is none of Stripe's. */
export function openToken(text: string): StripeMethod {
  const opened = token.safeParse(text);
  if (!opened.success) throw new MethodRefused('This way of paying is not one of Stripe.');
  return opened.data;
}

/** Whether Stripe will never charge a way of paying: it does not know it, it was detached, or its account is blocked. */
export async function isGone(stripe: Stripe, { customer, paymentMethod }: StripeMethod): Promise<boolean> {
  const method = await orMissing(stripe.paymentMethods.retrieve(paymentMethod));
  if (!method) return true;
  const owner = typeof method.customer === 'string' ? method.customer : method.customer?.id;
  return owner !== customer || Boolean(method.us_bank_account?.status_details?.blocked);
}

/** Takes a way of paying away from its customer, after which Stripe charges it no more. One that is gone is forgotten. */
export async function forgetStored(stripe: Stripe, text: string): Promise<void> {
  const opened = token.safeParse(text).data;
  const method = opened && (await orMissing(stripe.paymentMethods.retrieve(opened.paymentMethod)));
  if (method && method.customer !== null) await stripe.paymentMethods.detach(method.id);
}

/** What Stripe answers; undefined when it knows no such thing. A key of the other mode is no reason to think so. */
async function orMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (isMissing && !/exists in (live|test) mode/.test(error.message)) return undefined;
    throw error;
  }
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

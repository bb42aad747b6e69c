import { EnvironmentError } from '../process/environment-error.ts';

/** Who takes the payments: the company of contract/hosted-payment, or Stripe. */
export type PaymentCompany =
  | { readonly name: 'hosted' }
  | {
      readonly name: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly apiUrl: string;
      readonly pageUrl: string;
    };

interface Values {
  readonly PAYMENT_COMPANY: PaymentCompany['name'];
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL: string;
  readonly STRIPE_PAGE_URL: string;
}

/** Reads PAYMENT_COMPANY and what Stripe wants. Throws EnvironmentError where that is missing. */
export function paymentCompanyOf(values: Values): PaymentCompany {
  if (values.PAYMENT_COMPANY === 'hosted') return { name: 'hosted' };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new EnvironmentError('PAYMENT_COMPANY is stripe: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set.');
  return { name: 'stripe', secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL, pageUrl: values.STRIPE_PAGE_URL };
}

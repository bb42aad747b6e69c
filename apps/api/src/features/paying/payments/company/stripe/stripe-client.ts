import Stripe from 'stripe';

/** How the API reaches Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  /** Where Checkout's pages live. */
  readonly pageUrl: string;
  /** How long each try of a call may take. */
  readonly timeoutMs?: number;
}

/** Retries carry the same idempotency key. */
const retries = 2;

/** Stripe's own client. */
export function stripeClient({ secretKey, apiUrl, timeoutMs = 10_000 }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(askThereOnly),
  });
}

/** Stripe's own way of calling would take a redirect for an answer. */
const askThereOnly: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

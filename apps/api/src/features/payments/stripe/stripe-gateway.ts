import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { type PaymentGateway, redirectPath, requireTakenAmount } from '../gateway.ts';
import { checkoutTerms } from './checkout-terms.ts';
import { chargeStored, forgetStored, refundCharge } from './stripe-charges.ts';
import { type StripeSettings, stripeClient } from './stripe-client.ts';
import { expandedOf, resultOfIntent, resultOfSession } from './stripe-results.ts';
import { findObject, keepObject } from './stripe-store.ts';
import { transNoOfEvent } from './stripe-webhook.ts';

/** What Stripe takes in dollars. */
const limits = { minCents: 50, maxCents: 99_999_999 };
const sealedPage = z.object({ url: z.string() });
const signedReturn = z.object({ transNo: z.string(), left: z.boolean() });

/** Stripe as the payment company: Checkout for its pages, PaymentIntents for stored ways of paying. */
export function stripeGateway(services: {
  stripe: StripeSettings;
  clientId: string;
  db: Database;
  clock: Clock;
  sealer: Sealer;
  /** Signs the addresses to which Stripe sends members back. */
  secret: string;
  publicUrl: string;
}): PaymentGateway {
  const { clientId, db, clock, sealer, secret, publicUrl } = services;
  const stripe = stripeClient(services.stripe);
  const pageOrigin = new URL(services.stripe.pageUrl).origin;

  const readSession = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: expandedOf.session });

  /** Closes an open page. One that was paid at this very moment stays paid. */
  const closed = async (id: string): Promise<Stripe.Checkout.Session> => {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      const session = await readSession(id);
      if (session.status === 'open') throw error;
      return session;
    }
    return readSession(id);
  };

  const resultOf = async (transNo: string, { left = false } = {}): Promise<TransactionResult | undefined> => {
    const id = await findObject(db, transNo);
    if (id === undefined) return undefined;
    if (!id.startsWith('cs_'))
      return resultOfIntent(await stripe.paymentIntents.retrieve(id, { expand: expandedOf.intent }));
    const session = await readSession(id);
    const over = clock.now().getTime() / 1000 >= Number(session.metadata?.closesAt);
    return resultOfSession(session.status === 'open' && (left || over) ? await closed(id) : session, clock.now());
  };

  return {
    clientId,
    limits,
    pageOrigins: [pageOrigin],
    openPage: async (terms) => {
      const { transNo } = terms;
      if (terms.purpose === 'payment') requireTakenAmount(terms.amountCents, limits);
      const session = await stripe.checkout.sessions.create(
        checkoutTerms(terms, (left) => sign('return', { transNo, left }, secret)),
        { idempotencyKey: `page-${transNo}` },
      );
      if (session.url === null || new URL(session.url).origin !== pageOrigin)
        throw new Error(`Stripe's page is not at ${pageOrigin}; STRIPE_PAGE_URL must say where it is.`);
      await keepObject(db, transNo, session.id);
      const until = new Date(terms.expiresAt * 1000);
      return {
        actionUrl: `${publicUrl}${redirectPath}`,
        securityToken: sealer.seal('company-page', { url: session.url }, until),
      };
    },
    pageOf: (securityToken) => sealedPage.safeParse(sealer.open('company-page', securityToken, clock.now())).data?.url,
    readReturn: async (query) => {
      const opened = signedReturn.safeParse(openSigned('return', query.get('payment') ?? '', secret)).data;
      return opened && resultOf(opened.transNo, opened);
    },
    readPostback: async (postback) => {
      const about = transNoOfEvent(postback, services.stripe.webhookSecret, clock.now());
      return typeof about === 'object' ? ((await resultOf(about.transNo)) ?? 'notOurs') : about;
    },
    resultsOf: async (transNo) => {
      const result = await resultOf(transNo);
      return result ? [result] : [];
    },
    refund: (reference) => refundCharge(stripe, reference),
    charge: async (charge) => {
      requireTakenAmount(charge.amountCents, limits);
      return chargeStored(stripe, db, charge);
    },
    forget: (token) => forgetStored(stripe, token),
  };
}

import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database/database.ts';
import type { Sealer } from '../../../../../platform/sealing/sealing.ts';
import { dateOf, type PaymentGateway, ReturnUnread, redirectPath, requireTakenAmount } from '../gateway.ts';
import { checkoutTerms } from './checkout-terms.ts';
import { chargeStored } from './stripe-charges.ts';
import { type StripeSettings, stripeClient } from './stripe-client.ts';
import { disputesOf } from './stripe-disputes.ts';
import { intentResult, readIntent, voidIntent } from './stripe-intents.ts';
import { listCharges } from './stripe-list.ts';
import { forgetStored } from './stripe-methods.ts';
import { giveBackPart, refundCharge, refundsOf } from './stripe-refunds.ts';
import { expanded, expandedOf, resultOfSession } from './stripe-results.ts';
import { listSettlements, settlementLines } from './stripe-settlements.ts';
import { calledOff, findObject, keepObject } from './stripe-store.ts';
import { subjectOfEvent } from './stripe-webhook.ts';

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

  const sessionResult = async (session: Stripe.Checkout.Session): Promise<TransactionResult> => {
    const charge = expanded(expanded(session.payment_intent)?.latest_charge);
    return resultOfSession(session, { disputes: await disputesOf(stripe, charge) }, clock.now());
  };

  const resultOf = async (transNo: string, { left = false } = {}): Promise<TransactionResult | undefined> => {
    const id = await findObject(db, transNo);
    if (id === undefined || id === calledOff) return undefined;
    if (!isPage(id)) return intentResult(stripe, await readIntent(stripe, id));
    const session = await readSession(id);
    const over = clock.now().getTime() / 1000 >= Number(session.metadata?.closesAt);
    return sessionResult(session.status === 'open' && (left || over) ? await closed(id) : session);
  };

  const voidCharge = async (transNo: string): Promise<TransactionResult | undefined> => {
    const id = (await findObject(db, transNo)) ?? (await keepObject(db, transNo, calledOff));
    if (id === calledOff) return undefined;
    const result = isPage(id) ? await sessionResult(await closed(id)) : await voidIntent(stripe, id);
    if (result.status === 'pending') throw new Error('Stripe is about to charge this payment.');
    return result.status === 'cancelled' ? undefined : result;
  };

  /** The requisition that a PaymentIntent carries; undefined when it is none of this portal's. */
  const transNoOf = async (intent: string): Promise<string | undefined> =>
    (await stripe.paymentIntents.retrieve(intent)).metadata.transNo;

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
      if ((await keepObject(db, transNo, session.id)) !== session.id) {
        await closed(session.id);
        throw new Error('This payment has another page, or was called off.');
      }
      const until = new Date(terms.expiresAt * 1000);
      return {
        actionUrl: `${publicUrl}${redirectPath}`,
        securityToken: sealer.seal('company-page', { url: session.url }, until),
      };
    },
    pageOf: (securityToken) => sealedPage.safeParse(sealer.open('company-page', securityToken, clock.now())).data?.url,
    readReturn: async (query) => {
      const opened = signedReturn.safeParse(openSigned('return', query.get('payment') ?? '', secret)).data;
      if (!opened) return undefined;
      return resultOf(opened.transNo, opened).catch((error: unknown) => {
        throw new ReturnUnread(opened.transNo, error);
      });
    },
    readPostback: async (postback) => {
      const about = subjectOfEvent(postback, services.stripe.webhookSecret, clock.now());
      if (typeof about !== 'object') return about;
      const transNo = 'intent' in about ? await transNoOf(about.intent) : about.transNo;
      return (transNo && (await resultOf(transNo))) || 'notOurs';
    },
    resultsOf: async (transNo) => {
      const result = await resultOf(transNo);
      return result ? [result] : [];
    },
    refund: (reference) => refundCharge(stripe, reference),
    giveBack: (terms) => giveBackPart(stripe, terms),
    refundsOf: (reference) => refundsOf(stripe, reference),
    charge: async (charge) => {
      requireTakenAmount(charge.amountCents, limits);
      return chargeStored(stripe, db, charge);
    },
    voidCharge,
    listCharges: (from, until) => listCharges(stripe, from, until),
    listSettlements: (from, to) => listSettlements(stripe, from, to),
    settlementLines: (settlementId) => settlementLines(stripe, settlementId),
    companyTime: async () => {
      const { lastResponse } = await stripe.charges.list({ limit: 1 });
      return dateOf(new Headers(lastResponse.headers).get('date'));
    },
    forget: (token) => forgetStored(stripe, token),
  };
}

const isPage = (objectId: string): boolean => objectId.startsWith('cs_');

import { fastify } from 'fastify';
import { type Clock, systemClock } from '../../../../platform/clock.ts';
import { sealerOf } from '../../../../platform/sealing/sealing.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { newMasterKey } from '../../../../platform/testing/test-vault.ts';
import type { PaymentGateway, Postback } from '../company/gateway.ts';
import { paymentPageRedirect } from '../company/payment-page-redirect.ts';
import { stripeGateway } from '../company/stripe/stripe-gateway.ts';
import { companyRelay } from './company-relay.ts';
import type { GatewayHarness, OpenPage } from './gateway-harness.ts';
import { postbackInbox } from './postback-inbox.ts';
import { signedEvent, stripeStandIn } from './stripe-stand-in.ts';

interface StripeHarness extends GatewayHarness {
  readonly company: Awaited<ReturnType<typeof stripeStandIn>>;
  /** Signs what Stripe would send, now. */
  event(type: string, about: Record<string, unknown>): Postback;
}

/** The adapter of Stripe, with Stripe's own client, before a stand-in for Stripe. */
export async function stripeHarness(clock: Clock = systemClock): Promise<StripeHarness> {
  const database = await testDatabase();
  const inbox = await postbackInbox();
  const secretKey = 'sk_test_conformance';
  const webhookSecret = 'whsec_conformance';
  const company = await stripeStandIn({ secretKey, webhookSecret, webhookUrl: inbox.url });
  const relay = await companyRelay(company.url);
  const stripe = { secretKey, webhookSecret, apiUrl: relay.url, pageUrl: company.url, timeoutMs: 2500 };
  const app = fastify();
  let gateway: PaymentGateway | undefined;
  await app.register(async (api) =>
    paymentPageRedirect(api, {
      gateway: {
        pageOf: (token) => gateway?.pageOf?.(token),
      },
    }),
  );
  const settings = {
    clientId: 'conformance',
    db: database.db,
    clock,
    sealer: sealerOf([newMasterKey()]),
    secret: 'signs the ways back to the portal',
    publicUrl: await app.listen({ host: '127.0.0.1', port: 0 }),
  };
  gateway = stripeGateway({ ...settings, stripe });
  return {
    gateway,
    stranger: stripeGateway({
      ...settings,
      secret: 'of another portal altogether',
      stripe: { ...stripe, webhookSecret: 'whsec_of_another' },
    }),
    event: (type, object) => signedEvent({ type, object }, webhookSecret),
    browse: async (_terms, { actionUrl, securityToken }) => {
      const body = new URLSearchParams({ AuthorizationToken: securityToken });
      const posted = await fetch(actionUrl, { method: 'POST', body, redirect: 'manual' });
      const page = posted.headers.get('location') ?? '';
      return page.startsWith(company.url) ? pageOf(page) : undefined;
    },
    taken: async (transNo) =>
      company.books
        .list('charge')
        .filter(({ paid, metadata }) => paid && JSON.stringify(metadata).includes(transNo))
        .map(({ amount }) => Number(amount)),
    dispute: async (reference, move) => void company.dispute(reference, move),
    atDesk: async (reference, cents) => {
      company.refunds.create(
        new Map([
          ['charge', reference],
          ['amount', String(cents)],
        ]),
      );
    },
    payOut: async () => void company.payOut(),
    postbacks: inbox.received,
    relay,
    chargeSteps: [/\/payment_intents$/, /\/confirm$/],
    company,
    close: async () => {
      await app.close();
      await relay.close();
      await company.close();
      await inbox.close();
      await database.drop();
    },
  };
}

function pageOf(page: string): OpenPage {
  const back = async (answer: Response): Promise<URL | undefined> => {
    const location = answer.headers.get('location');
    return location === null ? undefined : new URL(location);
  };
  return {
    pay: async (way) =>
      back(await fetch(page, { method: 'POST', body: new URLSearchParams({ way }), redirect: 'manual' })),
    cancel: async () => back(await fetch(`${page}/leave`, { redirect: 'manual' })),
  };
}

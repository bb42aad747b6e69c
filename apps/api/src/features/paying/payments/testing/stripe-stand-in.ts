import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';
import type { DisputeMove, PayersMethod } from './gateway-harness.ts';
import { stripeCheckout } from './stripe-checkout.ts';
import { moveDispute } from './stripe-dispute-moves.ts';
import type { Fields, Tell } from './stripe-fields.ts';
import { listOf } from './stripe-list.ts';
import { type StripeObject, StripeRefusal, stripeBooks } from './stripe-objects.ts';
import { stripePayments } from './stripe-payments.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { stripeRefunds } from './stripe-refunds.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const routeParams = z.object({ id: z.string() });
const payersForm = z.object({ way: z.custom<PayersMethod>((way) => typeof way === 'string') });

/** Stripe's side of the wire for tests: form-encoded calls, idempotency keys, signed events, Checkout's page. */
export async function stripeStandIn(options: { secretKey: string; webhookSecret: string; webhookUrl: string }) {
  const app = fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
  let url = '';
  const books = stripeBooks();
  const tell: Tell = (type, about) => {
    const { headers, rawBody } = signedEvent({ type, object: about }, options.webhookSecret);
    void fetch(options.webhookUrl, { method: 'POST', headers, body: rawBody });
  };
  const payments = stripePayments(books, tell);
  const refunds = stripeRefunds(books, tell);
  const payouts = stripePayouts(books);
  const checkout = stripeCheckout(books, payments, tell, () => url);

  /** A key answers again what it answered first, refuses other parameters, and one call at a time has it. */
  const kept = new Map<string, { asked: string; answer?: Answer }>();
  const once = async (key: string | undefined, asked: string, act: () => Promise<Answer>): Promise<Answer> => {
    const before = key === undefined ? undefined : kept.get(key);
    if (before && before.asked !== asked) return answerOf(new StripeRefusal(400, 'idempotency_error', {}));
    if (before?.answer) return before.answer;
    if (before) return answerOf(new StripeRefusal(409, 'idempotency_error', { code: 'idempotency_key_in_use' }));
    if (key === undefined) return act();
    kept.set(key, { asked });
    const answer = await act();
    // A call that was not valid is not kept.
    if (answer.status < 300 || answer.status === 402) kept.set(key, { asked, answer });
    else kept.delete(key);
    return answer;
  };

  const mount = (
    method: 'GET' | 'POST',
    path: string,
    act: (id: string, fields: Fields) => StripeObject | readonly StripeObject[],
  ): void => {
    app.route({
      method,
      url: `/v1/${path}`,
      handler: async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${options.secretKey}`)
          return reply.status(401).send(new StripeRefusal(401, 'invalid_request_error', {}).body);
        const text = method === 'GET' ? (request.url.split('?')[1] ?? '') : String(request.body ?? '');
        const fields = new Map(new URLSearchParams(text));
        const id = routeParams.safeParse(request.params).data?.id ?? '';
        const key = z.string().optional().parse(request.headers['idempotency-key']);
        const { status, body } = await once(key, `${request.url} ${text}`, async () => {
          await pause(5);
          const paths = [...fields].filter(([name]) => name.startsWith('expand[')).map(([, value]) => value);
          try {
            const found = act(id, fields);
            if ('id' in found) return { status: 200, body: books.expanded(found, paths) };
            const inside = paths.map((path) => path.replace(/^data\./, ''));
            const all = found.map((one) => books.expanded(one, inside));
            return { status: 200, body: listOf(all, fields) };
          } catch (error) {
            if (error instanceof StripeRefusal) return answerOf(error);
            throw error;
          }
        });
        return reply.status(status).send(body);
      },
    });
  };
  mount('POST', 'checkout/sessions', (_id, fields) => checkout.create(fields));
  mount('GET', 'checkout/sessions/:id', (id) => books.read(id, 'checkout.session'));
  mount('POST', 'checkout/sessions/:id/expire', (id) => checkout.expire(id));
  mount('POST', 'payment_intents', (_id, fields) => payments.create(fields));
  mount('GET', 'payment_intents/:id', (id) => books.read(id, 'payment_intent'));
  mount('POST', 'payment_intents/:id/confirm', (id, fields) => payments.confirm(id, fields));
  mount('POST', 'payment_intents/:id/cancel', (id, fields) => payments.cancel(id, fields));
  mount('GET', 'charges', () => books.list('charge'));
  mount('GET', 'disputes', (_id, fields) =>
    books.list('dispute').filter(({ charge }) => charge === fields.get('charge')),
  );
  mount('POST', 'refunds', (_id, fields) => refunds.create(fields));
  mount('GET', 'refunds', (_id, fields) => refunds.ofCharge(fields));
  mount('GET', 'payouts', (_id, fields) => payouts.ofSpan(fields));
  mount('GET', 'balance_transactions', (_id, fields) => payouts.movements(fields));
  mount('GET', 'payment_methods/:id', (id) => books.read(id, 'payment_method'));
  mount('POST', 'payment_methods/:id/detach', (id) => payments.detach(id));

  app.get('/c/pay/:id', async (request, reply) =>
    reply.type('text/html').send(`<title>Checkout</title>${routeParams.parse(request.params).id}`),
  );
  app.post('/c/pay/:id', async (request, reply) => {
    const { way } = payersForm.parse(Object.fromEntries(new URLSearchParams(String(request.body))));
    const back = checkout.submit(routeParams.parse(request.params).id, way);
    return back === undefined ? reply.status(402).send() : reply.redirect(back, 303);
  });
  app.get('/c/pay/:id/leave', async (request, reply) =>
    reply.redirect(checkout.leave(routeParams.parse(request.params).id), 303),
  );

  url = await app.listen({ host: '127.0.0.1', port: 0 });
  /** Stripe drops keys after a day. */
  const dropKeys = () => kept.clear();
  const dispute = (reference: string, move: DisputeMove) => moveDispute(books, tell, reference, move);
  return { url, books, tell, refunds, dispute, payOut: payouts.payOut, dropKeys, close: () => app.close() };
}

/** An event as Stripe posts it, signed over its exact text. */
export function signedEvent(about: { type: string; object: Record<string, unknown> }, secret: string) {
  const event = { id: 'evt_1', object: 'event', type: about.type, data: { object: about.object } };
  const rawBody = JSON.stringify(event, undefined, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret });
  return { headers: { 'content-type': 'application/json', 'stripe-signature': signature }, rawBody };
}

const answerOf = ({ status, body }: StripeRefusal): Answer => ({ status, body });

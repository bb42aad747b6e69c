import { setTimeout as sleep } from 'node:timers/promises';
import { Books, type TakenRequest } from '@rochdale/billing-sandbox/books';
import { isSignedJson, signedHeaderNames, signJson } from '@rochdale/contract/billing-link/signed-json';
import { type BillingPath, billingCalls } from '@rochdale/contract/billing-link/wire';
import { toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import Fastify from 'fastify';
import { systemClock } from '../../../../platform/clock.ts';
import { webhookLink } from '../webhook/webhook-link.ts';
import type { BillingFault, BillingHarness } from './billing-harness.ts';

const dayMs = 86_400_000;

/** A billing system that speaks signed JSON, and names its payments. */
export async function webhookHarness(): Promise<BillingHarness> {
  const books = new Books();
  const app = Fastify();
  const heard = new Set<string>();
  let fault: BillingFault | undefined;
  const moment = (): string =>
    new Date(systemClock.now().getTime() - (fault === 'back-in-time' ? dayMs : 0)).toISOString();

  const taken = (kind: TakenRequest['kind'], number: string, subject: string, text: string) => {
    const booking = books.take({ kind, number, subject, text });
    const named = fault === 'another-account' ? { transNo: 'another' } : {};
    return booking.done
      ? { outcome: 'accepted', acceptedAt: moment(), ...named }
      : { outcome: 'refused', reason: booking.reason };
  };
  const answers = {
    '/abilities': () => ({ balances: true, changes: true, outages: true, tells: [...toldKinds] }),
    '/balance': (body: unknown) => {
      const asked = billingCalls['/balance'].asked.parse(body).accountNumber;
      const accountNumber = fault === 'another-account' ? (books.accounts.find((one) => one !== asked) ?? '') : asked;
      const balanceCents = books.owed(accountNumber);
      if (balanceCents === undefined) throw new Error('no such account');
      const named = books.payments
        .filter((one) => one.accountNumber === accountNumber)
        .map(({ transNo, cents }) => ({ transNo, amountCents: cents }));
      const since = new Date(0).toISOString();
      const rest = { pastDueCents: null, dueDate: null, cutOffDate: null, payments: { since, named } };
      return { accountNumber, asOf: moment(), balanceCents, ...rest };
    },
    '/postings': (body: unknown) => {
      const { transNo, accountNumber, amountCents: cents } = billingCalls['/postings'].asked.parse(body);
      const booking = books.book({ transNo, accountNumber, cents });
      const of = { transNo, accountNumber };
      return booking.done
        ? { outcome: 'accepted', ...of, acceptedAt: moment() }
        : { outcome: 'refused', ...of, reason: booking.reason };
    },
    '/record': (body: unknown) => {
      const asked = billingCalls['/record'].asked.parse(body);
      const accountNumber =
        fault === 'another-account'
          ? (books.accounts.find((one) => one !== asked.accountNumber) ?? '')
          : asked.accountNumber;
      const facts = books.factsOf(accountNumber);
      if (!facts) throw new Error('no such account');
      const { memberNumber, firstName, lastName, email, phone, locationId, address, town, feeder, meterNumber } = facts;
      return {
        ...{ accountNumber, memberNumber, asOf: moment() },
        member: { firstName, lastName, email },
        phones: [{ phone, phoneType: 'Cell' }],
        location: { locationId, address, town, feeder },
        meters: [{ meterNumber, meterType: '' }],
      };
    },
    '/outages': (body: unknown) => {
      const { known } = billingCalls['/outages'].asked.parse(body);
      const told = books.outages.filter(({ number, restoredAt }) => restoredAt === null || known.includes(number));
      const outages = told.map(({ number: outageNumber, ...one }) => ({
        ...one,
        ...{ outageNumber, crewAssignedAt: null, cause: null, isCancelled: false, locations: [] },
      }));
      return { asOf: moment(), outages };
    },
    '/service-orders': (body: unknown) => {
      const { transNo, accountNumber, comments } = billingCalls['/service-orders'].asked.parse(body);
      return { transNo, accountNumber, ...taken('service-order', transNo, accountNumber, comments) };
    },
    '/profile-changes': (body: unknown) => {
      const { transNo, memberNumber, ...change } = billingCalls['/profile-changes'].asked.parse(body);
      return { transNo, memberNumber, ...taken('profile-change', transNo, memberNumber, JSON.stringify(change)) };
    },
    '/outage-reports': (body: unknown) => {
      const { transNo, accountNumber, reason } = billingCalls['/outage-reports'].asked.parse(body);
      return { transNo, accountNumber, ...taken('outage-report', transNo, accountNumber, reason) };
    },
    '/payment-extensions': (body: unknown) => {
      const { transNo, accountNumber, until } = billingCalls['/payment-extensions'].asked.parse(body);
      return { transNo, accountNumber, ...taken('payment-extension', transNo, accountNumber, until) };
    },
  } satisfies Record<BillingPath, (body: unknown) => unknown>;

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const path of Object.keys(answers) as BillingPath[])
    app.post(path, async (request, reply) => {
      if (fault === 'down') return reply.status(503).send('');
      if (fault === 'silent') await sleep(10_000);
      const body = String(request.body);
      const header = (name: string): string => String(request.headers[name] ?? '');
      const { time, id, signature } = signedHeaderNames;
      const given = { time: header(time), id: header(id), signature: header(signature) };
      const isOurs = isSignedJson({ direction: 'question', path, body }, given, ['shared', 'older'], systemClock.now());
      if (!isOurs || heard.has(given.id)) return reply.status(401).send('');
      heard.add(given.id);
      let [status, text] = [200, ''];
      try {
        text = JSON.stringify(answers[path](JSON.parse(body)));
        if (fault === 'doubled') answers[path](JSON.parse(body));
      } catch {
        status = 404;
      }
      if (fault === 'answer-lost') return reply.hijack().raw.destroy();
      const signed = signJson({ direction: 'answer', path, id: given.id, body: text }, ['shared'], systemClock.now());
      return reply
        .status(status)
        .headers({ [time]: signed.time, [signature]: signed.signature })
        .send(text);
    });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const settings = {
    url,
    uses: { balances: true, changes: true, outages: true, tells: new Set(toldKinds) },
    clock: systemClock,
  };
  return {
    // The portal has changed its secret already, the billing system not yet.
    link: webhookLink({ ...settings, secrets: ['older', 'shared'] }),
    stranger: webhookLink({ ...settings, secrets: ['another'] }),
    books: {
      open: (accountNumber, cents) => books.open(accountNumber, cents),
      charge: (accountNumber, cents) => books.charge(accountNumber, cents),
      owed: (accountNumber) => books.owed(accountNumber),
      get payments() {
        return books.payments;
      },
      get requests() {
        return books.requests;
      },
      breakOut: (outage) => books.breakOut(outage),
      know: (accountNumber, facts) => books.know(accountNumber, facts),
      close: (accountNumber) => books.closed.add(accountNumber),
    },
    during: async (given, act) => {
      fault = given;
      try {
        return await act();
      } finally {
        fault = undefined;
      }
    },
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

import { openSigned } from '@rochdale/contract/hosted-payment/signing';
import { refundOrder, storedCharge, type TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../books.ts';
import { voidCharge } from '../charge.ts';
import { chargeStored } from '../charge-stored.ts';
import type { Clock } from '../clock.ts';
import type { Company } from '../company.ts';
import { giveBack, refund } from '../give-back.ts';
import { resultOf } from '../results.ts';
import { disputeMoves, moveDispute } from '../taken-back/disputes.ts';
import { listCharges } from './list-charges.ts';
import { signedQueries, signedText } from './signed-queries.ts';

const instant = z.iso.datetime().transform((text) => new Date(text).toISOString());
const span = z.object({ from: instant, until: instant, after: z.string() });

/** What the portal's server asks: how a requisition stands, to call it off, to give a charge back, what was charged. */
export function statusApi(app: FastifyInstance, company: Company): void {
  const { settings, transactions, clock } = company;
  const isSigned = signedQueries(company);

  app.get<{ Params: { transNo: string } }>('/v1/transactions/:transNo', async (request, reply) => {
    const { transNo } = request.params;
    if (!isSigned(request, 'transNo', transNo)) return reply.status(401).send({ message: 'Not signed.' });
    const transaction = transactions.find(transNo);
    return { results: transaction ? standing(transaction, transactions.isVoid(transNo), clock) : [] };
  });

  app.post<{ Params: { transNo: string } }>('/v1/transactions/:transNo/void', async (request, reply) => {
    const { transNo } = request.params;
    if (!isSigned(request, 'void', transNo)) return reply.status(401).send({ message: 'Not signed.' });
    return { result: (await voidCharge(company, transNo)) ?? null };
  });

  app.get('/v1/charges', async (request, reply) => {
    const asked = request.url.split('?')[1] ?? '';
    if (!isSigned(request, 'charges', asked)) return reply.status(401).send({ message: 'Not signed.' });
    const read = span.safeParse(request.query);
    return read.success ? listCharges(transactions, read.data) : reply.status(400).send({ message: 'Which span?' });
  });

  app.get('/v1/time', (_request, reply) => reply.status(204).send());

  app.post<{ Params: { reference: string } }>('/v1/transactions/:reference/refund', async (request, reply) => {
    const { reference } = request.params;
    if (!isSigned(request, 'reference', reference)) return reply.status(401).send({ message: 'Not signed.' });
    const refunded = await refund(company, reference);
    if (!refunded) return reply.status(404).send({ message: 'No such charge.' });
    if (refunded === 'notCharged') return reply.status(409).send({ message: 'This was not charged.' });
    return refunded;
  });

  /** As a card's bank, or somebody at the company, would move a dispute. */
  app.post<{ Params: { reference: string; move: string } }>(
    '/v1/transactions/:reference/desk-dispute/:move',
    async (request, reply) => {
      const { reference, move } = request.params;
      if (!isSigned(request, 'desk', `${reference} ${move}`)) return reply.status(401).send({ message: 'Not signed.' });
      const known = disputeMoves.find((one) => one === move);
      const moved = known && (await moveDispute(company, reference, known));
      return moved ?? reply.status(409).send({ message: 'There is nothing to move.' });
    },
  );

  app.post('/v1/refunds', async (request, reply) => {
    const text = signedText(request);
    const asked = refundOrder.safeParse(text === undefined ? undefined : openSigned('refund', text, settings.secret));
    if (!asked.success || asked.data.clientId !== settings.clientId)
      return reply.status(401).send({ message: 'Not signed.' });
    const outcome = await giveBack(company, asked.data);
    switch (outcome.kind) {
      case 'given':
        return outcome.refund;
      case 'refused':
        return reply.status(409).send({ refused: 'refund', message: outcome.reason });
      case 'other':
        return reply.status(409).send({ message: 'This number is of another refund.' });
      case 'unknown':
        return reply.status(404).send({ message: 'No such charge.' });
    }
  });

  app.get<{ Params: { reference: string } }>('/v1/transactions/:reference/refunds', async (request, reply) => {
    const { reference } = request.params;
    if (!isSigned(request, 'reference', reference)) return reply.status(401).send({ message: 'Not signed.' });
    return { refunds: transactions.refundsOf(reference) };
  });

  /** As somebody at the company would give a part back, without a number of the portal's. */
  app.post<{ Params: { reference: string; cents: string } }>(
    '/v1/transactions/:reference/desk-refund/:cents',
    async (request, reply) => {
      const { reference, cents } = request.params;
      const asked = { reference, refundNumber: '', amountCents: Number(cents) };
      if (!isSigned(request, 'desk', `${reference} ${cents}`))
        return reply.status(401).send({ message: 'Not signed.' });
      if (!/^[1-9]\d{0,11}$/.test(cents)) return reply.status(400).send({ message: 'How much?' });
      return giveBack(company, asked);
    },
  );

  app.post('/v1/charges', async (request, reply) => {
    const text = signedText(request);
    const asked = storedCharge.safeParse(text === undefined ? undefined : openSigned('charge', text, settings.secret));
    if (!asked.success || asked.data.clientId !== settings.clientId)
      return reply.status(401).send({ message: 'Not signed.' });
    const outcome = await chargeStored(company, asked.data);
    if (outcome.kind === 'result') return outcome.result;
    if (outcome.kind === 'refused')
      return reply
        .status(outcome.status)
        .send({ message: outcome.reason, ...(outcome.status === 404 && { refused: 'method' }) });
    return reply.status(504).send({ message: 'No answer.' });
  });

  app.delete<{ Params: { token: string } }>('/v1/methods/:token', async (request, reply) => {
    const { token } = request.params;
    if (!isSigned(request, 'token', token)) return reply.status(401).send({ message: 'Not signed.' });
    if (transactions.findMethod(token)) await transactions.forget(token);
    return { forgotten: true };
  });
}

/** All charges of a requisition; while there is none, whether its page is open or was left. */
function standing(transaction: Transaction, isVoid: boolean, clock: Clock): readonly TransactionResult[] {
  if (transaction.results.length > 0) return transaction.results;
  const status = transaction.cancelled || isVoid ? 'cancelled' : 'pending';
  const result = resultOf(transaction.authorization, status, { paymentType: 'cc', lastFour: '' }, 0, clock.now());
  return [{ ...result, reference: `open-${transaction.authorization.transNo}` }];
}

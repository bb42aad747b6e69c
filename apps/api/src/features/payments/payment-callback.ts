import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sealer } from '../../platform/sealing/sealing.ts';
import type { PaymentServices } from './initiate.ts';
import { sealResult } from './payment-result.ts';
import { settle } from './settle.ts';

const returnQuery = z.object({ result: z.string().max(8000).optional() });

const flows = ['quick-pay', 'member'] as const;

/**
 * Where the hosted page sends the browser back (S0 §2, open-points §1): the result is verified and settled here,
 * then the browser goes on to the screen that shows what the database says.
 */
export function paymentCallback(app: FastifyInstance, services: PaymentServices & { sealer: Sealer }): void {
  const { db, clock, gateway, sealer } = services;

  const settleReturn = async (query: unknown) => {
    const signed = returnQuery.safeParse(query).data?.result;
    const result = signed === undefined ? undefined : gateway.openReturn(signed);
    return result && { result, settled: await settle(db, clock, result) };
  };

  for (const flow of flows) {
    app.get(`/PaymentCallback/${flow}/success`, async (request, reply) => {
      const found = await settleReturn(request.query);
      if (found?.result.status === 'cancelled' || found?.result.status === 'declined')
        return reply.redirect('/pages/payment-cancel', 303);
      const encodedParam = found?.settled.kind === 'taken' ? sealResult(sealer, found.result.transNo, clock.now()) : '';
      const query = new URLSearchParams({ isFromQuickPay: String(flow === 'quick-pay'), encodedParam });
      return reply.redirect(`/pages/payment-success?${query}`, 303);
    });
    app.get(`/PaymentCallback/${flow}/cancel`, async (request, reply) => {
      await settleReturn(request.query);
      return reply.redirect('/pages/payment-cancel', 303);
    });
  }
  app.get('/PaymentCallback/cancel', async (request, reply) => {
    await settleReturn(request.query);
    return reply.redirect('/pages/payment-cancel', 303);
  });
}

import type { FastifyBaseLogger } from 'fastify';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { PaymentServices } from './payment-services.ts';
import { settle } from './settle.ts';

/** Takes the payment company's postbacks. */
export function hostedPaymentHandlers(
  services: PaymentServices,
  log: Pick<FastifyBaseLogger, 'error'>,
): Pick<Handlers, 'hosted-payment.postback'> {
  const { gateway } = services;
  return {
    'hosted-payment.postback': async ({ caller }) => {
      const result = await gateway.readPostback(caller);
      if (!result) throw refusal(401, 'error.unauthorized');
      if (result === 'notOurs') return { received: true };
      const settled = await settle(services, result);
      if (settled.kind === 'unknown') throw refusal(404, 'error.notFound');
      if (settled.kind === 'wrongAmount')
        log.error({ transNo: result.transNo, reference: result.reference }, 'charge of another amount');
      return { received: true };
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Handlers } from '../platform/http/caller.ts';
import type { Sealer } from '../platform/sealing/sealing.ts';
import { accountsHandlers } from './accounts/accounts-handlers.ts';
import { historyHandlers } from './history/history-handlers.ts';
import { memberPayHandlers } from './member-pay/member-pay-handlers.ts';
import { hostedPaymentHandlers } from './payments/hosted-payment-handlers.ts';
import type { PaymentServices } from './payments/public.ts';
import { quickPayHandlers } from './quick-pay/quick-pay-handlers.ts';
import { signInHandlers } from './sign-in/sign-in-handlers.ts';

/** A handler for every row of the operations table. */
export function handlersOf(services: PaymentServices & { sealer: Sealer }, log: FastifyBaseLogger): Handlers {
  const { db, clock, site } = services;
  return {
    ...accountsHandlers(db, site),
    ...historyHandlers(db, site),
    ...hostedPaymentHandlers(services, log),
    ...memberPayHandlers(services),
    ...quickPayHandlers(services),
    ...signInHandlers(db, clock),
  };
}

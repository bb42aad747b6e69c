import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import type { PaymentGateway, SettleServices } from '../../paying/payments/public.ts';

/** What carrying out works with. */
export interface DuePaymentServices extends SettleServices, MessageServices {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

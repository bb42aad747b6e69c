import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway, PostingHooks } from '../../paying/payments/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';

/** What settling unknown charges and comparing the books works with. */
export interface ChargesServices extends OfficeServices {
  readonly gateway: PaymentGateway;
  readonly postingHooks: PostingHooks;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentGateway } from './company/gateway.ts';
import type { PostingHooks } from './posting-hook.ts';

/** What payments work with. */
export interface PaymentServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
  readonly gateway: PaymentGateway;
  readonly postingHooks: PostingHooks;
  /** Where members reach the portal, without a slash at the end. */
  readonly publicUrl: string;
}

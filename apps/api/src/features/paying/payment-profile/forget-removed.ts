import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentGateway } from '../payments/public.ts';
import { noteForgotten, tokensToForget } from './removed-tokens-store.ts';

export interface ForgetServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: Pick<PaymentGateway, 'forget'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const batchSize = 200;

/**
 * Lets the payment company forget what members have removed and nothing uses (paying-62). What could not be
 * asked stays for the next run. Safe to run anywhere, any number of times.
 */
export async function forgetRemoved({ db, clock, gateway, log }: ForgetServices): Promise<number> {
  let forgotten = 0;
  for (const token of await tokensToForget(db, batchSize)) {
    try {
      await gateway.forget(token);
      await noteForgotten(db, token, clock.now());
      forgotten += 1;
    } catch (error) {
      log.warn({ err: error }, 'the payment company could not be asked to forget a stored way of paying');
    }
  }
  return forgotten;
}

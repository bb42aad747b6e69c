import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentGateway } from '../../paying/payments/public.ts';
import { isHeld } from '../holds/public.ts';
import { chargesToGiveBack, markCharge } from './charges-store.ts';

interface GiveBackServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const batchSize = 20;

/**
 * Has the company give back what two people decided; it gives back once, however often it is asked, so a lost answer is
 * asked for again. Answers how many were given back.
 */
export async function giveBackCharges({ db, clock, gateway, log }: GiveBackServices): Promise<number> {
  const charges = await chargesToGiveBack(db, batchSize);
  if (charges.length === 0 || (await isHeld(db))) return 0;
  let given = 0;
  for (const { reference, transNo } of charges) {
    try {
      await gateway.refund(reference);
      await markCharge(db, reference, { state: 'given-back', settledAt: clock.now() });
      given += 1;
    } catch (error) {
      log.warn({ err: error, transNo, reference }, 'an unknown charge could not be given back yet');
    }
  }
  return given;
}

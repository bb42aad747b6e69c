import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway } from '../company/gateway.ts';
import { type SettleServices, settle } from '../settle.ts';
import { askOfDisputeAgain, disputesToAsk } from './disputes-store.ts';

export interface AskOfDisputesServices extends SettleServices {
  readonly gateway: PaymentGateway;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const batchSize = 50;
const afterSilenceMs = 600_000;

/**
 * Asks the company how open disputes stand, for what it told of them may have been lost (office-101). One that does not
 * answer is asked about the others next time. Answers how many were asked about.
 */
export async function askOfDisputes(services: AskOfDisputesServices): Promise<number> {
  const { db, clock, gateway, log } = services;
  let asked = 0;
  for (const transNo of await disputesToAsk(db, clock.now(), batchSize)) {
    // First, so that what can't be settled keeps nobody from being asked.
    await askOfDisputeAgain(db, transNo, new Date(clock.now().getTime() + afterSilenceMs));
    try {
      for (const result of await gateway.resultsOf(transNo)) await settle(services, result);
      asked += 1;
    } catch (error) {
      log.warn({ err: error, transNo }, 'the payment company could not be asked about a dispute');
      return asked;
    }
  }
  return asked;
}

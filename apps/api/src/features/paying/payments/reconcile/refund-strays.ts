import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { isHeld } from '../../../office/holds/public.ts';
import type { PaymentGateway } from '../company/gateway.ts';
import { listStrayCharges, noteRefund, noteRefundRefused, type StrayCharge } from './gateway-results-store.ts';

/** What giving back works with. */
export interface RefundServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Stray charges that are older are left to people. */
export const refundDays = 60;
/** After so many refusals of a company that answers, each twice as long after the one before, a charge is left to a person. */
const maxTries = 10;
const firstPauseMs = 60_000;

/** When a charge that could not be given back is tried again. A process remembers it, and begins anew after a restart. */
export class RefundTries {
  readonly #tries = new Map<string, { readonly count: number; readonly next: number }>();

  isDue({ reference }: StrayCharge, now: Date): boolean {
    return (this.#tries.get(reference)?.next ?? 0) <= now.getTime();
  }

  /** Answers whether it was the last try. */
  failed({ reference }: StrayCharge, now: Date): boolean {
    const count = (this.#tries.get(reference)?.count ?? 0) + 1;
    this.#tries.set(reference, { count, next: now.getTime() + firstPauseMs * 2 ** (count - 1) });
    return count >= maxTries;
  }

  ended({ reference }: StrayCharge): void {
    this.#tries.delete(reference);
  }
}

/** The stray charges that may be given back now: none while anything holds. */
export async function refundsDue(
  { db, clock }: Pick<RefundServices, 'db' | 'clock'>,
  tries: RefundTries,
  { evenRefused = false } = {},
): Promise<StrayCharge[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - refundDays * 86_400_000);
  const stray = (await listStrayCharges(db, since, { evenRefused })).filter((charge) => tries.isDue(charge, now));
  return stray.length > 0 && (await isHeld(db)) ? [] : stray;
}

/** Gives charges back that are not the payment they were made for. Answers how many were given back. */
export async function refundStrays(
  services: RefundServices,
  tries: RefundTries,
  { evenRefused = false } = {},
): Promise<number> {
  const { db, clock, gateway, log } = services;
  let refunded = 0;
  for (const charge of await refundsDue(services, tries, { evenRefused })) {
    const { transNo, reference } = charge;
    try {
      await gateway.refund(reference);
      await noteRefund(db, charge, clock.now());
      tries.ended(charge);
      refunded += 1;
    } catch (error) {
      log.warn({ err: error, transNo, reference }, 'a charge that is not the payment could not be given back yet');
      if (tries.failed(charge, clock.now()) && (await answers(gateway, transNo))) {
        await noteRefundRefused(db, charge);
        tries.ended(charge);
      }
    }
  }
  return refunded;
}

/** Whether the company is there at all: one that is away has refused nothing. */
const answers = (gateway: PaymentGateway, transNo: string): Promise<boolean> =>
  gateway.resultsOf(transNo).then(
    () => true,
    () => false,
  );

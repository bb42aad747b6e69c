import type { Site } from '@rochdale/domain/website/site/site';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { inLanes } from '../../../../platform/process/lanes.ts';
import { isHeld } from '../../../office/holds/public.ts';
import type { BillingLink } from '../billing-link.ts';
import { DeliveryRefused } from '../told.ts';
import {
  beginDelivery,
  type DeliveryKey,
  dueDeliveries,
  endDelivery,
  retryDelivery,
  takeOver,
} from './deliveries-store.ts';
import { findTold } from './told-store.ts';

/** What telling the billing system works with. */
export interface DeliverServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Pick<Site, 'timeZone'>;
  readonly billingLink: BillingLink;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const batchSize = 100;
const sideBySide = 5;
/** Whoever has begun has so long; a worker that was killed leaves it to the next one after that. */
const leaseMs = 30_000;
const secondMs = 1_000;
const longestMs = 15 * 60_000;

/**
 * Takes over what was posted and asked for, and tells the billing system of what is due, at least once and in its order (billing-link-6).
 * Safe to run anywhere, any number of times. Answers how many were tried.
 */
export async function deliverDue(services: DeliverServices): Promise<number> {
  const { db, clock, billingLink, log } = services;
  const { tells } = billingLink.uses;
  if (tells.size === 0 || (await isHeld(db))) return 0;
  await takeOver(db, tells, clock.now());
  let tried = 0;
  for (;;) {
    const due = await dueDeliveries(db, tells, clock.now(), batchSize);
    let answered = 0;
    await inLanes(due, sideBySide, async (key) => {
      try {
        if (await tell(services, key)) answered += 1;
      } catch (error) {
        log.warn({ err: error, kind: key.kind, transNo: key.transNo }, 'the billing system could not be told yet');
      }
    });
    tried += due.length;
    // The next of an account follows once the one before it has its answer.
    if (answered === 0) return tried;
  }
}

/** Tells of one; answers whether it has its answer now. */
async function tell({ db, clock, site, billingLink }: DeliverServices, key: DeliveryKey): Promise<boolean> {
  const now = clock.now();
  if (!(await beginDelivery(db, key, now, new Date(now.getTime() + leaseMs)))) return false;
  // After the beginning, and not before: a change that is made later has a number of its own.
  const told = await findTold(db, key, site().timeZone);
  try {
    // What is not there any more has come back by itself.
    const { acceptedAt } = told ? await billingLink.deliver(told) : { acceptedAt: null };
    await endDelivery(db, key, { state: 'accepted', acceptedAt }, clock.now());
    return true;
  } catch (error) {
    if (error instanceof DeliveryRefused) {
      await endDelivery(db, key, { state: 'refused', reason: error.message.slice(0, 500) }, clock.now());
      return true;
    }
    await retryDelivery(db, key, (tries) => new Date(clock.now().getTime() + waitAfter(tries)));
    throw error;
  }
}

/** Twice as long after each try, a quarter of an hour at most. */
const waitAfter = (tries: number): number => Math.min(longestMs, 5 * secondMs * 2 ** Math.min(tries - 1, 20));

import type { Site } from '@rochdale/domain/website/site/site';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inLanes } from '../../../platform/process/lanes.ts';
import { isHeld } from '../../office/holds/public.ts';
import { type BillingLink, PostingRefused } from './billing-link.ts';
import {
  beginDelivery,
  dueDeliveries,
  endDelivery,
  findPosting,
  retryDelivery,
  takeOverPostings,
} from './deliveries-store.ts';

/** What telling the billing system of payments works with. */
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
 * Takes over what was posted and tells the billing system of what is due, at least once and in its order (billing-link-6).
 * Safe to run anywhere, any number of times. Answers how many were tried.
 */
export async function deliverPostings(services: DeliverServices): Promise<number> {
  const { db, clock, billingLink, log } = services;
  if (!billingLink.uses.postings || (await isHeld(db))) return 0;
  await takeOverPostings(db, clock.now());
  let tried = 0;
  for (;;) {
    const due = await dueDeliveries(db, clock.now(), batchSize);
    let answered = 0;
    await inLanes(due, sideBySide, async (key) => {
      try {
        if (await tell(services, key)) answered += 1;
      } catch (error) {
        log.warn({ err: error, transNo: key.transNo }, 'a payment could not be told to the billing system yet');
      }
    });
    tried += due.length;
    // The next of an account follows once the one before it has its answer.
    if (answered === 0) return tried;
  }
}

/** Tells of one; answers whether it has its answer now. */
async function tell(
  { db, clock, site, billingLink }: DeliverServices,
  key: { readonly accountNumber: string; readonly transNo: string },
): Promise<boolean> {
  const now = clock.now();
  const posting = await findPosting(db, key, site().timeZone);
  if (!posting || !(await beginDelivery(db, key, now, new Date(now.getTime() + leaseMs)))) return false;
  try {
    const { acceptedAt } = await billingLink.deliver(posting);
    await endDelivery(db, key, { state: 'accepted', acceptedAt }, clock.now());
    return true;
  } catch (error) {
    if (error instanceof PostingRefused) {
      await endDelivery(db, key, { state: 'refused', reason: error.message.slice(0, 500) }, clock.now());
      return true;
    }
    await retryDelivery(db, key, (tries) => new Date(clock.now().getTime() + waitAfter(tries)));
    throw error;
  }
}

/** Twice as long after each try, a quarter of an hour at most. */
const waitAfter = (tries: number): number => Math.min(longestMs, 5 * secondMs * 2 ** Math.min(tries - 1, 20));

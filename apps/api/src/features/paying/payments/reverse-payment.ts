import { localTimeAt } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { paymentFacts } from './payment-facts-store.ts';
import { addSentBack } from './reconcile/sent-back-store.ts';
import { bookedOf } from './requisition/requisition-store.ts';

/** What became of a reversal: it is left to the worker, or why it is not. */
export type Reversal = 'left' | 'unknown' | 'not-posted' | 'reversed-before';

interface ReverseServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}

/** Leaves a posted payment to be booked back and told by the worker, as a return is. No money moves at the payment company. */
export async function reversePayment(
  { db, clock, site }: ReverseServices,
  asked: { readonly transNo: string; readonly byWhom: string; readonly note: string },
): Promise<Reversal> {
  const { transNo, byWhom, note } = asked;
  const { requisition, returns } = await paymentFacts(db, transNo);
  if (!requisition) return 'unknown';
  if (requisition.state !== 'posted') return 'not-posted';
  const isReturned = returns.some(({ outcome }) => outcome !== 'nothing');
  const left = await bookedOf(db, transNo);
  if (isReturned || left.every(({ amount }) => amount === 0)) return 'reversed-before';
  const returnedOn = localTimeAt(clock.now(), site().timeZone).day;
  const given = { transNo, returnCode: 'office', returnedOn, source: 'office', byWhom, note } as const;
  return (await addSentBack(db, given)) ? 'left' : 'reversed-before';
}

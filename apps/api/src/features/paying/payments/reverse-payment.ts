import { localTimeAt } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { requireNotHeld } from '../../office/holds/public.ts';
import type { PaymentGateway } from './company/gateway.ts';
import { paymentFacts } from './payment-facts-store.ts';
import { addSentBack } from './reconcile/sent-back-store.ts';

/** What became of a reversal: it is left to the worker, or why it is not. */
export type Reversal = 'left' | 'unknown' | 'not-posted' | 'reversed-before' | 'not-of-company';

interface ReverseServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly gateway: PaymentGateway;
}

/**
 * Leaves a posted payment to be booked back and told by the worker, as a return is. With `refund` the payment company is
 * asked first to give it back, which it does once; without it no money moves at the company. Rejects when the company
 * does not give it back, and then nothing is booked; throws `Held` while anything holds.
 */
export async function reversePayment(
  { db, clock, site, gateway }: ReverseServices,
  asked: { readonly transNo: string; readonly byWhom: string; readonly note: string; readonly refund: boolean },
): Promise<Reversal> {
  const { transNo, byWhom, note, refund } = asked;
  const { requisition, postings, returns, entries } = await paymentFacts(db, transNo);
  if (!requisition) return 'unknown';
  if (requisition.state !== 'posted' || postings.length === 0) return 'not-posted';
  const isReturned = returns.some(({ outcome }) => outcome !== 'nothing');
  if (isReturned || postings.some((posting) => posting.transNo !== transNo)) return 'reversed-before';
  if (refund) {
    if (entries.length > 0 || requisition.reference === null) return 'not-of-company';
    await requireNotHeld(db);
    await gateway.refund(requisition.reference);
  }
  const returnedOn = localTimeAt(clock.now(), site().timeZone).day;
  const given = { transNo, returnCode: 'office', returnedOn, source: 'office', byWhom, note } as const;
  return (await addSentBack(db, given)) ? 'left' : 'reversed-before';
}

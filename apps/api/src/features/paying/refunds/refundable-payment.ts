import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { type LeftToRefund, leftToRefund } from '@rochdale/domain/paying/refunds/left-to-refund';
import { returnWindowEnds } from '@rochdale/domain/paying/refunds/return-window';
import { type Violation, violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../platform/database/database.ts';
import { bookedOf, isOfBankFile, madeAt, type Requisition } from '../payments/public.ts';
import { isComingBack, type Refund, refundsOfPayment } from './refunds-store.ts';

/** What may be given back of a payment, and why not. Money in cents. */
export interface RefundablePayment {
  readonly refunds: readonly Refund[];
  readonly left: LeftToRefund;
  /** Why nothing can be given back, whatever is asked. */
  readonly closed: Violation | undefined;
  /** Until this day the bank may still send the e-check back; undefined where it can't any more. */
  readonly earlyUntil: LocalDay | undefined;
}

/** Looks at a payment that somebody wants to give back (office-66, office-68). */
export async function refundablePayment(
  db: Executor,
  site: Site,
  requisition: Requisition,
  now: Date,
): Promise<RefundablePayment> {
  const { transNo, fee } = requisition;
  const refunds = await refundsOfPayment(db, transNo);
  const left = leftToRefund(await bookedOf(db, transNo), fee ?? 0, refunds);
  return {
    refunds,
    left,
    closed: await closedBy(db, requisition, left),
    earlyUntil: earlyUntil(site, requisition, now),
  };
}

async function closedBy(db: Executor, requisition: Requisition, left: LeftToRefund): Promise<Violation | undefined> {
  const { transNo, state, purpose, reference } = requisition;
  if (state !== 'posted' || purpose !== 'payment') return violation('refunds.notPosted');
  if (reference === null || (await isOfBankFile(db, transNo))) return violation('refunds.notOfProcessor');
  if (await isComingBack(db, transNo)) return violation('refunds.comingBack');
  return left.parts.every(({ amount }) => amount === 0) ? violation('refunds.nothingLeft') : undefined;
}

function earlyUntil({ timeZone, config }: Site, requisition: Requisition, now: Date): LocalDay | undefined {
  if (requisition.paymentType !== 'echeck') return undefined;
  const taken = localTimeAt(madeAt(requisition), timeZone).day;
  const ends = returnWindowEnds(taken, config.echeckRefundDays);
  return localTimeAt(now, timeZone).day < ends ? ends : undefined;
}

import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { localTimeAt } from '@rochdale/domain/dates';
import { nextState, type RequisitionEvent } from '@rochdale/domain/paying/payments/requisition-state';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { takeDisputes } from './disputes/take-disputes.ts';
import type { PostingHooks } from './posting-hook.ts';
import { keepResult, noteRefund } from './reconcile/gateway-results-store.ts';
import { compareRefunds, givenBackOf, hasRefunds } from './reconcile/refunded-store.ts';
import { addSentBack } from './reconcile/sent-back-store.ts';
import {
  approveRequisition,
  findRequisition,
  lockRequisition,
  moveRequisition,
  type Requisition,
  writeLedger,
} from './requisition/requisition-store.ts';

/** What became of a result: taken (the requisition as it stands now), of no requisition of ours, or a charge of another amount. */
export type Settled =
  | { readonly kind: 'taken'; readonly requisition: Requisition }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrongAmount' };

/** What settling works with. */
export interface SettleServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
  readonly postingHooks: PostingHooks;
}

/**
 * Takes a result of the payment company, however often and from however many sides it arrives: moves the
 * requisition's state in one transaction, then posts an approved one in another. Each is safe to repeat. A charge of
 * another amount is kept and never posted: it is given back by `reconcile`.
 */
export async function settle(services: SettleServices, result: TransactionResult): Promise<Settled> {
  const { db } = services;
  const taken = await db.transaction((tx) => takeResult(services, tx, result));
  if (taken !== 'taken') return { kind: taken };
  await postApproved(services, result.transNo);
  const requisition = await findRequisition(db, result.transNo);
  return requisition ? { kind: 'taken', requisition } : { kind: 'unknown' };
}

async function takeResult(
  services: SettleServices,
  tx: Transaction,
  result: TransactionResult,
): Promise<Settled['kind']> {
  const now = services.clock.now();
  const requisition = await lockRequisition(tx, result.transNo);
  if (!requisition) return 'unknown';
  const kept = await keepResult(tx, result, now);
  await takeDisputes(services, tx, requisition, result);
  if (isSentBack(result)) {
    await takeSentBack(services, tx, requisition, result);
    return 'taken';
  }
  if (result.reference === requisition.reference) await noteGivenBack(tx, requisition, result, now);
  const isOfAnotherAmount = result.status === 'approved' && kept.amount !== requisition.amount;
  const event = isOfAnotherAmount ? 'decline' : eventOf(result);
  // What was given back is no payment, though old news of it come again.
  const next = event && kept.refundedAt === null ? nextState(requisition.state, event) : undefined;
  if (next?.kind === 'moves') {
    if (next.to === 'approved') await approveRequisition(tx, requisition, result, now);
    else await moveRequisition(tx, requisition, next.to, now);
  }
  return isOfAnotherAmount ? 'wrongAmount' : 'taken';
}

/** The company says that more or less of a payment was given back than our books have: the worker looks which. */
async function noteGivenBack(
  tx: Transaction,
  { transNo, state }: Requisition,
  { refundedCents = 0 }: TransactionResult,
  now: Date,
): Promise<void> {
  if (state === 'posted' && refundedCents !== (await givenBackOf(tx, transNo))) await compareRefunds(tx, transNo, now);
}

type SentBackResult = TransactionResult & { readonly status: 'refunded' | 'returned' | 'disputed' };

const isSentBack = (result: TransactionResult): result is SentBackResult =>
  result.status === 'refunded' || result.status === 'returned' || result.status === 'disputed';

/**
 * The payment is left to be booked back, like a return of the bank's; a stray charge counts as given back. What was given
 * back in parts, or by the office, is held against our refunds by the worker.
 */
async function takeSentBack(
  { clock, site }: SettleServices,
  tx: Transaction,
  { transNo, reference, state, amount }: Requisition,
  result: SentBackResult,
): Promise<void> {
  const now = clock.now();
  if (result.reference !== reference) return noteRefund(tx, { transNo, reference: result.reference }, now);
  if (state !== 'posted') return;
  if (result.status === 'refunded' && (result.amountCents !== amount || (await hasRefunds(tx, transNo))))
    return compareRefunds(tx, transNo, now);
  // What is told of a dispute itself says more than that there is one.
  if (result.amountCents !== amount || result.disputes) return;
  const returnCode = result.status === 'returned' ? (result.decline?.code ?? 'returned') : result.status;
  const returnedOn = localTimeAt(now, site().timeZone).day;
  await addSentBack(tx, { transNo, returnCode, returnedOn, source: 'company' });
}

/** Posts a requisition that is approved: ledger, what its flow does, and state in one transaction. Does nothing in any other state. */
export async function postApproved({ db, clock, postingHooks }: SettleServices, transNo: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const requisition = await lockRequisition(tx, transNo);
    if (!requisition || nextState(requisition.state, 'post').kind !== 'moves') return;
    if (requisition.purpose === 'payment') await writeLedger(tx, transNo, now);
    await postingHooks[requisition.flow]?.(tx, requisition, now);
    await moveRequisition(tx, requisition, 'posted', now);
  });
}

function eventOf(result: TransactionResult): RequisitionEvent | undefined {
  switch (result.status) {
    case 'approved':
      return 'approve';
    case 'declined':
      return 'decline';
    case 'cancelled':
      return 'cancel';
    case 'pending':
      return 'present';
    case 'refunded':
    case 'returned':
    case 'disputed':
    case 'unknown':
      return undefined;
  }
}

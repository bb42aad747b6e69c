import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { nextState, type RequisitionEvent } from '@rochdale/domain/payments/requisition-state';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Posters } from './posters.ts';
import {
  approveRequisition,
  findRequisition,
  keepResult,
  lockRequisition,
  moveRequisition,
  type Requisition,
  writeLedger,
} from './requisition-store.ts';

/** What became of a result: taken (the requisition as it stands now), of no requisition of ours, or of another amount. */
export type Settled =
  | { readonly kind: 'taken'; readonly requisition: Requisition }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrongAmount' };

/** What settling works with. */
export interface SettleServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly posters: Posters;
}

/**
 * Takes a result of the payment company, however often and from however many sides it arrives: moves the
 * requisition's state in one transaction, then posts an approved one in another. Each is safe to repeat.
 */
export async function settle(services: SettleServices, result: TransactionResult): Promise<Settled> {
  const { db, clock } = services;
  const taken = await takeResult(db, clock.now(), result);
  if (taken !== 'taken') return { kind: taken };
  await postApproved(services, result.transNo);
  const requisition = await findRequisition(db, result.transNo);
  return requisition ? { kind: 'taken', requisition } : { kind: 'unknown' };
}

async function takeResult(db: Database, now: Date, result: TransactionResult): Promise<Settled['kind']> {
  return db.transaction(async (tx) => {
    const requisition = await lockRequisition(tx, result.transNo);
    if (!requisition) return 'unknown';
    if (result.amountCents !== requisition.amount) return 'wrongAmount';
    await keepResult(tx, result, now);
    const event = eventOf(result);
    const next = event && nextState(requisition.state, event);
    if (next?.kind === 'moves') {
      if (next.to === 'approved') await approveRequisition(tx, result, now);
      else await moveRequisition(tx, result.transNo, next.to, now);
    }
    return 'taken';
  });
}

/** Posts a requisition that is approved: ledger, what its flow does, and state in one transaction. Does nothing in any other state. */
export async function postApproved({ db, clock, posters }: SettleServices, transNo: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const requisition = await lockRequisition(tx, transNo);
    if (!requisition || nextState(requisition.state, 'post').kind !== 'moves') return;
    if (requisition.purpose === 'payment') await writeLedger(tx, transNo, now);
    await posters[requisition.flow]?.(tx, requisition, now);
    await moveRequisition(tx, transNo, 'posted', now);
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
    case 'unknown':
      return undefined;
  }
}

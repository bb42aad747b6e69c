import { nextState } from '@rochdale/domain/payments/requisition-state';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentGateway } from './gateway.ts';
import {
  listDuplicateCharges,
  listSilent,
  lockRequisition,
  moveRequisition,
  noteRefund,
  type Requisition,
  touchRequisition,
} from './requisition-store.ts';
import { postApproved, type SettleServices, settle } from './settle.ts';

/** What a run did. */
export interface ReconcileReport {
  readonly asked: number;
  readonly posted: number;
  readonly expired: number;
  readonly refunded: number;
  readonly unreachable: number;
}

export interface ReconcileServices extends SettleServices {
  readonly gateway: PaymentGateway;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const batchSize = 200;
/** A second charge that can't be given back is tried again for so long. */
const refundDays = 60;

type Outcome = 'posted' | 'expired' | 'unreachable' | 'waiting';

/**
 * Asks the payment company about every requisition that has been silent for `silentSeconds`, posts what was approved,
 * expires what never came, and gives duplicate charges back (open-points §4). Safe to run anywhere, any number of times.
 */
export async function reconcile(services: ReconcileServices, silentSeconds: number): Promise<ReconcileReport> {
  const { db, clock } = services;
  const silent = await listSilent(db, clock.now(), silentSeconds, batchSize);
  const outcomes: Outcome[] = [];
  for (const requisition of silent) outcomes.push(await reconcileOne(services, requisition));
  const refunded = await refundDuplicates(services);
  const countOf = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return {
    asked: silent.length,
    posted: countOf('posted'),
    expired: countOf('expired'),
    unreachable: countOf('unreachable'),
    refunded,
  };
}

async function reconcileOne(services: ReconcileServices, requisition: Requisition): Promise<Outcome> {
  const { db, clock, gateway, log } = services;
  const { transNo } = requisition;
  try {
    if (requisition.state === 'approved') {
      await postApproved(services, transNo);
      return 'posted';
    }
    let posted = false;
    for (const result of await gateway.resultsOf(transNo)) {
      const settled = await settle(services, result);
      if (settled.kind === 'wrongAmount')
        log.warn({ transNo, reference: result.reference }, 'charge of another amount');
      posted ||= settled.kind === 'taken' && settled.requisition.state === 'posted';
    }
    if (posted) return 'posted';
    if (clock.now() >= requisition.expiresAt) return await expire(db, clock, transNo);
    await touchRequisition(db, transNo, clock.now());
    return 'waiting';
  } catch (error) {
    log.warn({ err: error, transNo }, 'the payment company could not be asked');
    return 'unreachable';
  }
}

async function expire(db: Database, clock: Clock, transNo: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const current = await lockRequisition(tx, transNo);
    const next = current && nextState(current.state, 'expire');
    if (next?.kind !== 'moves') return 'waiting';
    await moveRequisition(tx, transNo, next.to, clock.now());
    return 'expired';
  });
}

async function refundDuplicates(services: ReconcileServices): Promise<number> {
  const { db, clock, gateway, log } = services;
  let refunded = 0;
  const since = new Date(clock.now().getTime() - refundDays * 86_400_000);
  for (const { reference, transNo } of await listDuplicateCharges(db, since)) {
    try {
      await gateway.refund(reference);
      await noteRefund(db, reference, clock.now());
      refunded += 1;
    } catch (error) {
      log.warn({ err: error, transNo, reference }, 'a duplicate charge could not be given back yet');
    }
  }
  return refunded;
}

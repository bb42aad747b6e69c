import { nextState } from '@rochdale/domain/paying/payments/requisition-state';
import { inLanes } from '../../../../platform/process/lanes.ts';
import {
  findRequisition,
  lockRequisition,
  moveRequisition,
  type Requisition,
} from '../requisition/requisition-store.ts';
import { postApproved, type SettleServices, settle } from '../settle.ts';
import { nextQuestionOf } from './next-question-of.ts';
import { askAgain, listToAsk } from './questions-store.ts';
import type { RefundServices } from './refund-strays.ts';
import { RefundTries, refundStrays } from './refund-strays.ts';

/** What a run did. */
export interface ReconcileReport {
  readonly asked: number;
  readonly posted: number;
  readonly expired: number;
  readonly refunded: number;
  readonly unreachable: number;
  /** Could not be posted; the log says why. */
  readonly failed: number;
}

export interface ReconcileServices extends SettleServices, RefundServices {}

const batchSize = 200;
const sideBySide = 10;
/** A company that does not answer so many questions in a row is away: the others wait for the next run. */
const maxSilences = 5;
/** Soon enough that a company which is back after a minute is heard within ten seconds: a question takes up to four. */
const afterSilenceMs = 3_000;

type Outcome = 'posted' | 'expired' | 'unreachable' | 'waiting' | 'failed';

/**
 * Asks the payment company about every requisition that it is to be asked about now (domain/payments/next-question),
 * posts what was approved, expires what never came, and gives back what was charged beside the payment (paying-37).
 * Safe to run anywhere, any number of times. `evenEarly` asks about all that have no answer, and tries refunds again
 * that the company refused.
 */
export async function reconcile(
  services: ReconcileServices,
  { evenEarly = false, limit = batchSize, tries = new RefundTries() } = {},
): Promise<ReconcileReport> {
  const { db, clock } = services;
  const outcomes: Outcome[] = [];
  let silences = 0;
  const listed = await listToAsk(db, clock.now(), limit, { evenEarly });
  await inLanes(listed, sideBySide, async (requisition) => {
    if (silences >= maxSilences) return;
    const outcome = await reconcileOne(services, requisition);
    silences = outcome === 'unreachable' ? silences + 1 : 0;
    outcomes.push(outcome);
  });
  const refunded = await refundStrays(services, tries, { evenRefused: evenEarly });
  const countOf = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return {
    asked: outcomes.length,
    posted: countOf('posted'),
    expired: countOf('expired'),
    unreachable: countOf('unreachable'),
    failed: countOf('failed'),
    refunded,
  };
}

async function reconcileOne(services: ReconcileServices, listed: Requisition): Promise<Outcome> {
  const { db, clock, log } = services;
  const { transNo } = listed;
  const outcome = await askAndSettle(services, listed).catch((error: unknown): Outcome => {
    log.warn({ err: error, transNo }, 'a payment could not be settled yet');
    return 'failed';
  });
  const now = clock.now();
  if (outcome === 'unreachable' || outcome === 'failed')
    await askAgain(db, listed, new Date(now.getTime() + afterSilenceMs));
  else {
    const settled = await findRequisition(db, transNo);
    if (settled) await askAgain(db, settled, nextQuestionOf(settled, now));
  }
  return outcome;
}

async function askAndSettle(services: ReconcileServices, listed: Requisition): Promise<Outcome> {
  const { gateway, log } = services;
  const { transNo, state, expiresAt } = listed;
  if (state === 'approved') {
    await postApproved(services, transNo);
    return 'posted';
  }
  const results = await gateway.resultsOf(transNo).catch((error: unknown) => {
    log.warn({ err: error, transNo }, 'the payment company could not be asked');
  });
  if (!results) return 'unreachable';
  let posted = false;
  for (const result of results) {
    const settled = await settle(services, result);
    if (settled.kind === 'wrongAmount') log.warn({ transNo, reference: result.reference }, 'charge of another amount');
    posted ||= state !== 'posted' && settled.kind === 'taken' && settled.requisition.state === 'posted';
  }
  if (posted) return 'posted';
  return services.clock.now() >= expiresAt ? expire(services, transNo) : 'waiting';
}

/** Ends what nobody has paid and nobody can any more. A decline stays one. */
async function expire({ db, clock }: ReconcileServices, transNo: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const current = await lockRequisition(tx, transNo);
    if (!current || current.state === 'declined' || nextState(current.state, 'expire').kind !== 'moves')
      return 'waiting';
    await moveRequisition(tx, current, 'expired', clock.now());
    return 'expired';
  });
}

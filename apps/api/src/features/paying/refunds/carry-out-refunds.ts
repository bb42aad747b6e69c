import { nextRefundQuestion, nextRefundState } from '@rochdale/domain/paying/refunds/refund-state';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inLanes } from '../../../platform/process/lanes.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { isHeld } from '../../office/holds/public.ts';
import { bookedOf, findRequisition, type PaymentGateway, RefundRefused } from '../payments/public.ts';
import { adoptRefund, lockPayment, takeAnswer, takeRefusal } from './book-refund.ts';
import {
  compareRefundsLater,
  findRefund,
  isComingBack,
  moveRefund,
  paymentsToCompare,
  type Refund,
  refundsOfPayment,
  refundsToAsk,
} from './refunds-store.ts';

/** What giving money back works with. */
export interface RefundServices extends MessageServices {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const batchSize = 100;
const sideBySide = 5;
/** Whoever has begun to ask has so long; a worker that was killed leaves it to the next one after that. */
const leaseMs = 30_000;
/** What was begun at the company and is not done there is looked at again after so long. */
const pendingMs = 3_600_000;

/**
 * Sends the refunds that wait, asks about those without an answer, and takes over what was begun at the company itself.
 * Safe to run anywhere, any number of times: a number gives back once. Answers how many were sent or asked about.
 */
export async function carryOutRefunds(services: RefundServices): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  const [due, toCompare] = await Promise.all([refundsToAsk(db, now, batchSize), paymentsToCompare(db, now, batchSize)]);
  if (due.length + toCompare.length === 0 || (await isHeld(db))) return 0;
  await inLanes(due, sideBySide, (refundNumber) =>
    carryOut(services, refundNumber).catch((error: unknown) => {
      log.warn({ err: error, refundNumber }, 'a refund could not be carried out yet');
    }),
  );
  await inLanes(toCompare, sideBySide, (transNo) =>
    compareRefunds(services, transNo).catch((error: unknown) => {
      log.warn({ err: error, transNo }, 'refunds could not be compared yet');
    }),
  );
  return due.length + toCompare.length;
}

async function carryOut(services: RefundServices, refundNumber: string): Promise<void> {
  const { db, clock, gateway } = services;
  const begun = await db.transaction((tx) => begin(services, tx, refundNumber));
  if (!begun) return;
  const { reference, amount, fee, transNo } = begun;
  try {
    const said = await gateway.giveBack({ refundNumber, reference, amountCents: amount + fee });
    await db.transaction(async (tx) => {
      const requisition = await lockPayment(tx, transNo);
      if (requisition) await takeAnswer(services, tx, requisition, refundNumber, said);
    });
  } catch (error) {
    if (!(error instanceof RefundRefused)) {
      await db.transaction((tx) => lose(tx, refundNumber, clock.now()));
      throw error;
    }
    await db.transaction(async (tx) => {
      await lockPayment(tx, transNo);
      const refund = await findRefund(tx, refundNumber);
      if (refund) await takeRefusal(services, tx, refund, error.message);
    });
  }
}

/**
 * Notes that a refund is sent, before the company is asked. One whose money came back before that is not sent: the co-op
 * would be out of it twice (office-70).
 */
async function begin(services: RefundServices, tx: Transaction, refundNumber: string): Promise<Refund | undefined> {
  const now = services.clock.now();
  const transNo = (await findRefund(tx, refundNumber))?.transNo ?? '';
  const requisition = await lockPayment(tx, transNo);
  const refund = await findRefund(tx, refundNumber);
  if (!requisition || !refund || refund.askAt === null || refund.askAt > now) return undefined;
  if (refund.state === 'approved' && (await isGone(tx, refund))) {
    await takeRefusal(services, tx, refund, 'came-back');
    return undefined;
  }
  const askAt = new Date(now.getTime() + leaseMs);
  const sentAt = refund.sentAt ?? now;
  await moveRefund(tx, refundNumber, { state: nextRefundState(refund.state, 'send'), sentAt, askAt });
  return refund;
}

/** Whether the books have less of a payment by now than a refund is to give back. */
async function isGone(tx: Transaction, { transNo, parts }: Refund): Promise<boolean> {
  const left = new Map((await bookedOf(tx, transNo)).map((one) => [one.accountNumber, one.amount]));
  const isShort = parts.some(({ accountNumber, amount }) => amount > (left.get(accountNumber) ?? 0));
  return isShort || (await isComingBack(tx, transNo));
}

/** Nobody knows what became of it: the company is asked again, more and more rarely. */
async function lose(tx: Transaction, refundNumber: string, now: Date): Promise<void> {
  const refund = await findRefund(tx, refundNumber);
  if (!refund) return;
  await lockPayment(tx, refund.transNo);
  const standing = await findRefund(tx, refundNumber);
  if (standing?.state !== 'sent' && standing?.state !== 'unknown') return;
  const askAt = nextRefundQuestion(standing.sentAt ?? standing.approvedAt, now);
  await moveRefund(tx, refundNumber, { state: nextRefundState(standing.state, 'lose'), askAt });
}

/** Holds the refunds of a payment at the company against ours: ours end as it says, and others are taken over (office-71). */
async function compareRefunds(services: RefundServices, transNo: string): Promise<void> {
  const { db, clock, gateway } = services;
  const requisition = await findRequisition(db, transNo);
  if (!requisition || requisition.reference === null) return;
  const seen = requisition.compareRefundsAt;
  const said = await gateway.refundsOf(requisition.reference).catch(async (error: unknown) => {
    await compareRefundsLater(db, transNo, { seen, next: new Date(clock.now().getTime() + leaseMs) });
    throw error;
  });
  await db.transaction(async (tx) => {
    const locked = await lockPayment(tx, transNo);
    if (!locked) return;
    const ours = new Set((await refundsOfPayment(tx, transNo)).map(({ refundNumber }) => refundNumber));
    for (const one of said) {
      if (ours.has(one.refundNumber)) await takeAnswer(services, tx, locked, one.refundNumber, one);
      else await adoptRefund(services, tx, locked, one);
    }
    const isPending = said.some(({ refundNumber, status }) => status === 'pending' && !ours.has(refundNumber));
    const next = isPending ? new Date(clock.now().getTime() + pendingMs) : null;
    await compareRefundsLater(tx, transNo, { seen, next });
  });
}

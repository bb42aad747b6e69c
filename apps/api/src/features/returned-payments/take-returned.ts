import { mostRepresentments, returnCodeOf } from '@rochdale/domain/ach/return-codes';
import type { LocalDay } from '@rochdale/domain/dates';
import { retryDay } from '@rochdale/domain/due-payments/due-payment-state';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { lockEntry, noteEntryReturn } from '../bank-file/public.ts';
import { endDrafts } from '../draft-payments/public.ts';
import { type DuePayment, lockDuePaymentOf, moveDuePayment, tellOfDuePayment } from '../due-payments/public.ts';
import type { MessageServices } from '../messages/public.ts';
import { findRequisition, reverseLedger } from '../payments/public.ts';
import { listReturned, lockReturned, noteHandled, type ReturnedPayment } from './returned-payments-store.ts';

/** What taking returned payments into account works with. */
export interface ReturnServices extends MessageServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Takes imported returns into account (open-points §3): what was posted is reversed, the draft goes on, is tried again or ends
 * as the return code says, the member is told. One transaction each, once each. Answers how many were taken.
 */
export async function takeReturned(services: ReturnServices, today: LocalDay): Promise<number> {
  let taken = 0;
  for (const { reference } of await listReturned(services.db)) {
    try {
      if (await services.db.transaction((tx) => takeOne(services, tx, reference, today))) taken += 1;
    } catch (error) {
      services.log.warn({ err: error, reference }, 'a returned payment could not be taken into account yet');
    }
  }
  return taken;
}

async function takeOne(
  services: ReturnServices,
  tx: Transaction,
  reference: string,
  today: LocalDay,
): Promise<boolean> {
  const now = services.clock.now();
  const returned = await lockReturned(tx, reference);
  if (!returned) return false;
  const entry = await lockEntry(tx, reference);
  const transNo = entry?.transNo ?? reference;
  if (entry) await noteEntryReturn(tx, entry.traceNumber, returned);
  await reverseLedger(tx, transNo, now);
  const due = await lockDuePaymentOf(tx, transNo);
  const ends = returnCodeOf(returned.returnCode).follows === 'ends';
  if (due) await giveBack(services, tx, due, returned, today);
  else if (entry?.kind !== 'prenote' && !(await findRequisition(tx, transNo)))
    services.log.warn({ reference }, 'a return names no payment of ours');
  const isBankDraft = entry !== undefined;
  if (isBankDraft && ends) await endDrafts(tx, [entry.accountNumber], today);
  await noteHandled(tx, reference, now);
  return true;
}

/** The payment came back: it is tried again where the code and the number of tries allow, else it has failed. */
async function giveBack(
  services: ReturnServices,
  tx: Transaction,
  due: DuePayment,
  { returnCode }: ReturnedPayment,
  today: LocalDay,
): Promise<void> {
  const now = services.clock.now();
  const { meaning, follows } = returnCodeOf(returnCode);
  const declines = due.declines + 1;
  const again = follows === 'retry' && due.planKind === 'draft' && declines <= mostRepresentments;
  const tryOn = again ? retryDay(declines, today) : undefined;
  await moveDuePayment(tx, due, 'return', now, { declines, reason: returnCode, ...(tryOn && { tryOn }) });
  if (tryOn === undefined)
    await moveDuePayment(tx, { ...due, state: 'returned' }, 'exhaust', now, { reason: returnCode });
  await tellOfDuePayment(services, tx, due, { kind: 'returned', reason: meaning, isEnded: follows === 'ends' });
}

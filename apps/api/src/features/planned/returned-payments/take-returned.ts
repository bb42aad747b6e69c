import type { LocalDay } from '@rochdale/domain/dates';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockAccounts } from '../../account/accounts/public.ts';
import { confirmBookedReturn } from '../../office/importing/public.ts';
import { accountsOf, findRequisition, reverseLedger } from '../../paying/payments/public.ts';
import { noteEndTold } from '../authorizations/public.ts';
import { type BankEntry, lockEntry, noteEntryReturn } from '../bank-file/public.ts';
import { type DuePayment, lockDuePaymentOf } from '../due-payments/public.ts';
import { type ClosedWay, endWay, holdWay } from './end-way.ts';
import { followsOf } from './follows-of.ts';
import { giveBack } from './give-back.ts';
import { isReversal, tellOfPayment, tellOfPrenote } from './return-messages.ts';
import type { ReturnServices } from './return-services.ts';
import {
  hasReturnOf,
  listReturned,
  lockReturned,
  noteHandled,
  type ReturnedPayment,
  type ReturnOutcome,
} from './returned-payments-store.ts';

/**
 * Takes returns into account, whether a bank's file, the payment company or the office says so (planned-77): what
 * was posted is reversed, the plan goes on, waits for a person, is tried again or ends as the code says, and the member is
 * told. One transaction each, once each. Answers how many were taken.
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
  const outcome = await bookReturn(services, tx, { returned, entry, transNo }, today);
  await noteHandled(tx, reference, now, outcome);
  if (outcome === 'unknown') services.log.warn({ reference }, 'a return names no payment of ours');
  return true;
}

/** A return with what it is of. */
interface FoundReturn {
  readonly returned: ReturnedPayment;
  readonly entry: BankEntry | undefined;
  readonly transNo: string;
}

async function bookReturn(
  services: ReturnServices,
  tx: Transaction,
  found: FoundReturn,
  today: LocalDay,
): Promise<ReturnOutcome> {
  const { returned, entry, transNo } = found;
  const now = services.clock.now();
  const parts = await accountsOf(tx, transNo);
  const numbers = parts.map(({ accountNumber }) => accountNumber);
  await lockAccounts(tx, entry ? [entry.accountNumber, ...numbers] : numbers);
  const due = await lockDuePaymentOf(tx, transNo);
  const requisition = await findRequisition(tx, transNo);
  if (!entry && !due && !requisition) return 'unknown';
  // A bank may name one return by its entry and by its payment.
  if (await hasReturnOf(tx, [transNo, ...(entry ? [entry.traceNumber] : [])])) return 'nothing';
  const follows = await followsOf(tx, returned, transNo);
  if (follows === 'review') return 'review';
  if (entry) await noteEntryReturn(tx, entry, returned);
  // Of what a file of the bank's does not tell, the billing system hears by the posting file alone.
  const bookedBy = returned.source === 'file' ? services.site().config.returnsBookedBy : 'portal';
  const reversed = await reverseLedger(tx, transNo, now, bookedBy);
  if (bookedBy === 'billing') await confirmBookedReturn(tx, now, transNo);
  const way = wayOf(found, due);
  const closing = { code: returned.returnCode, now, today };
  const ended = way && follows === 'ends' ? await endWay(tx, services.vault, way, closing) : [];
  if (way && follows === 'hold') await holdWay(tx, services.vault, way, closing);
  const ownPlan = due?.authorizationId ?? entry?.authorizationId ?? '';
  const isEnded = ended.includes(ownPlan);
  if (due) await giveBack(services, tx, { due, returned, entry, follows, isEnded }, today);
  else if (entry?.kind === 'prenote' && isEnded) await tellOfPrenote(services, tx, entry, returned);
  if (requisition && reversed > 0 && (!due || isReversal(returned)))
    await tellOfPayment(services, tx, requisition, returned);
  // Its end was told with the return; the worker tells of the others.
  if (isEnded) await noteEndTold(tx, ownPlan, now);
  return reversed > 0 || due || entry ? 'reversed' : 'nothing';
}

function wayOf({ entry }: FoundReturn, due: DuePayment | undefined): ClosedWay | undefined {
  if (due?.token) return { kind: 'token', memberNumber: due.memberNumber, token: due.token };
  return entry && { kind: 'bank-account', entry };
}

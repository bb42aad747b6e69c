import type { LocalDay } from '@rochdale/domain/dates';
import { maxRepresentments, type ReturnFollows } from '@rochdale/domain/planned/ach/return-codes';
import { retryDay } from '@rochdale/domain/planned/due-payments/due-payment-state';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BankEntry } from '../bank-file/public.ts';
import { findDraft } from '../draft-payments/public.ts';
import { type AfterReturn, type DuePayment, moveDuePayment, tellOfDuePayment } from '../due-payments/public.ts';
import { isReversal, reasonOf } from './return-messages.ts';
import type { ReturnServices } from './return-services.ts';
import type { ReturnedPayment } from './returned-payments-store.ts';

/** A due payment that came back. */
export interface GivenBack {
  readonly due: DuePayment;
  readonly returned: ReturnedPayment;
  readonly entry: BankEntry | undefined;
  readonly follows: ReturnFollows | 'stays';
  /** Its own plan ended with that. */
  readonly isEnded: boolean;
}

/**
 * The payment came back: a draft is sent again where code and number of tries allow it and it still stands as it was
 * authorized, else the payment has failed. The member is told which, and on what day; of a death nobody is told by mail.
 */
export async function giveBack(
  services: ReturnServices,
  tx: Transaction,
  given: GivenBack,
  today: LocalDay,
): Promise<void> {
  const { due, returned, follows, isEnded } = given;
  const now = services.clock.now();
  const declines = due.declines + 1;
  const next = (await maySendAgain(tx, given, declines)) ? retryDay(declines, today) : undefined;
  const changes = { declines, reason: returned.returnCode };
  await moveDuePayment(tx, due, 'return', now, { ...changes, ...(next && { tryOn: next }) });
  if (next === undefined) await moveDuePayment(tx, { ...due, state: 'returned' }, 'exhaust', now, changes);
  if (isReversal(returned)) return;
  const after: AfterReturn =
    next === undefined ? { kind: isEnded ? 'ended' : follows === 'hold' ? 'held' : 'stays' } : { kind: 'again', next };
  const reason = reasonOf(returned);
  if (reason !== null) await tellOfDuePayment(services, tx, due, { kind: 'returned', reason, after });
}

async function maySendAgain(tx: Transaction, { due, entry, follows }: GivenBack, declines: number): Promise<boolean> {
  if (follows !== 'retry' || entry === undefined || declines > maxRepresentments) return false;
  const draft = await findDraft(tx, due.planKey);
  return draft !== undefined && (due.authorizationId === null || draft.authorizationId === due.authorizationId);
}

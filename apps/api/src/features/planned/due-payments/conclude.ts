import type { LocalDay } from '@rochdale/domain/dates';
import { retryDay } from '@rochdale/domain/planned/due-payments/due-payment-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { blockStoredPayments } from '../../paying/payment-profile/public.ts';
import { findRequisition, isFinal, takeUntoldCharge } from '../../paying/payments/public.ts';
import type { BegunPayment } from './ask-company.ts';
import { tellOfDuePayment } from './due-payment-messages.ts';
import type { DuePaymentServices } from './due-payment-services.ts';
import { type DuePayment, lockDuePayment, moveDuePayment } from './due-payments-store.ts';
import { findPlan } from './plans-store.ts';

/** Takes what became of the requisition over into the due payment. Answers whether it has come to an end. */
export async function conclude(
  services: DuePaymentServices,
  tx: Transaction,
  begun: BegunPayment,
  today: LocalDay,
): Promise<boolean> {
  const now = services.clock.now();
  const due = await lockDuePayment(tx, begun);
  if (due?.state !== 'charging' || due.transNo !== begun.transNo) return false;
  const requisition = await findRequisition(tx, begun.transNo);
  if (requisition?.state === 'posted') {
    await moveDuePayment(tx, due, 'approve', now);
    await tellIfReduced(services, tx, due);
    return true;
  }
  if (requisition?.state !== 'declined') return false;
  const declines = due.declines + 1;
  if (await isFinal(tx, begun.transNo, 'declined')) return giveUp(services, tx, due, declines);
  const charged = await takeUntoldCharge(tx, begun.transNo, now);
  // What fails ends topping up: nothing of it is tried again.
  const next = due.planKind === 'top-up' ? undefined : retryDay(declines, today);
  if (next === undefined) {
    await moveDuePayment(tx, due, 'exhaust', now, { declines, reason: 'declined' });
    await tellOfDuePayment(services, tx, due, { kind: 'failed', charged });
    return true;
  }
  await moveDuePayment(tx, due, 'decline', now, { declines, tryOn: next, reason: 'declined' });
  await tellOfDuePayment(services, tx, due, { kind: 'declined', next, charged });
  return true;
}

/** Less was owed than the member had scheduled. */
async function tellIfReduced(services: DuePaymentServices, tx: Transaction, due: DuePayment): Promise<void> {
  if (due.planKind !== 'scheduled-payment') return;
  const named = (await findPlan(tx, due.planKind, due.planKey))?.accounts ?? [];
  if (due.amount < named.reduce((sum, { amount = 0 }) => sum + amount, 0))
    await tellOfDuePayment(services, tx, due, { kind: 'reduced' });
}

/** A card that was stolen or closed is not tried again: the networks forbid it. */
async function giveUp(
  services: DuePaymentServices,
  tx: Transaction,
  due: DuePayment,
  declines: number,
): Promise<boolean> {
  const now = services.clock.now();
  await blockStoredPayments(tx, due.memberNumber, due.token ?? '', 'declined', now);
  await moveDuePayment(tx, due, 'exhaust', now, { declines, reason: 'method' });
  await tellOfDuePayment(services, tx, due, { kind: 'methodRefused' });
  return true;
}

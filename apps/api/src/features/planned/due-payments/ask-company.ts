import type { LocalDay } from '@rochdale/domain/dates';
import { paymentDayAt } from '@rochdale/domain/planned/due-payments/payment-day';
import { blockStoredPayments } from '../../paying/payment-profile/public.ts';
import {
  accountsOf,
  closeRequisition,
  findRequisition,
  MethodRefused,
  type Requisition,
  settle,
} from '../../paying/payments/public.ts';
import { credentialMarks } from './credential-marks-store.ts';
import { decide, lockWithAccounts } from './decide.ts';
import { tellOfDuePayment } from './due-payment-messages.ts';
import type { DuePaymentServices } from './due-payment-services.ts';
import { type DuePayment, lockDuePayment, moveDuePayment } from './due-payments-store.ts';

/** A due payment that has a number at the payment company. */
export type BegunPayment = DuePayment & { readonly transNo: string };

const ends: readonly string[] = ['approved', 'declined', 'refunded', 'returned', 'disputed'];

/**
 * Asks the payment company for a charge that was begun, unless it has an end already. One that was begun before is asked
 * about first. When nothing is known of it, it is charged under its number as long as the same would be taken now, on
 * the same day; else the number is called off and the payment decided anew. Rejects while the outcome is not known.
 */
export async function askCompany(
  services: DuePaymentServices,
  due: BegunPayment,
  today: LocalDay,
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  const { db, clock, gateway } = services;
  const { transNo } = due;
  const requisition = await findRequisition(db, transNo);
  if (!requisition || ['approved', 'posted', 'declined'].includes(requisition.state)) return;
  if (!isNew) {
    const known = await gateway.resultsOf(transNo);
    const ended = known.find(({ status }) => ends.includes(status));
    if (ended) {
      await settle(services, ended);
      if (ended.status !== 'approved')
        await db.transaction((tx) => closeRequisition(tx, transNo, 'decline', clock.now()));
      return;
    }
    const stands = await standsAsBegun(services, due, requisition, today);
    if (stands === 'wait') return;
    if (stands === 'no') return callOff(services, due);
  }
  const [first] = await accountsOf(db, transNo);
  const terms = {
    transNo,
    token: due.token ?? '',
    amountCents: due.amount,
    accountNumber: first?.accountNumber ?? '',
    ...(await credentialMarks(db, due)),
  };
  try {
    await settle(services, await gateway.charge(terms));
  } catch (error) {
    if (!(error instanceof MethodRefused)) throw error;
    await giveUpMethod(services, due);
  }
}

/** Whether the same would be taken now, by the same way and on the same day of the co-op's. */
async function standsAsBegun(
  services: DuePaymentServices,
  begun: BegunPayment,
  { createdAt }: Requisition,
  today: LocalDay,
): Promise<'yes' | 'no' | 'wait'> {
  const { db, site } = services;
  return db.transaction(async (tx) => {
    const due = await lockWithAccounts(tx, begun);
    if (due?.state !== 'charging' || due.transNo !== begun.transNo) return 'wait';
    const decided = await decide(services, tx, due, today);
    if (decided.kind === 'wait') return decided.because === 'page' ? 'wait' : 'no';
    if (decided.kind !== 'take' || decided.amount !== due.amount) return 'no';
    const { by } = decided.standing;
    const isSameWay = by.kind === 'token' && by.token === due.token;
    return isSameWay && paymentDayAt(createdAt, site().timeZone) === today ? 'yes' : 'no';
  });
}

/** Calls a number off at the company: nothing was taken under it, nor will be. What was taken all the same is settled. */
async function callOff(services: DuePaymentServices, begun: BegunPayment): Promise<void> {
  const { db, clock, gateway } = services;
  const taken = await gateway.voidCharge(begun.transNo);
  if (taken) {
    await settle(services, taken);
    return;
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    const due = await lockDuePayment(tx, begun);
    if (due?.state !== 'charging' || due.transNo !== begun.transNo) return;
    const closed = await closeRequisition(tx, begun.transNo, 'expire', now);
    if (closed && closed.expiresAt > now) {
      await moveDuePayment(tx, due, 'void', now, { transNo: null, token: null });
      return;
    }
    await moveDuePayment(tx, due, 'exhaust', now, { reason: 'company' });
    await tellOfDuePayment(services, tx, due, { kind: 'noAnswer' });
  });
}

/** The company will never charge this way of paying: nothing more is asked of it, and the member is told. */
async function giveUpMethod(services: DuePaymentServices, begun: BegunPayment): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const due = await lockDuePayment(tx, begun);
    if (due?.state !== 'charging' || due.transNo !== begun.transNo) return;
    await closeRequisition(tx, begun.transNo, 'decline', now);
    await blockStoredPayments(tx, due.memberNumber, begun.token ?? '', 'refused', now);
    await moveDuePayment(tx, due, 'exhaust', now, { reason: 'method' });
    await tellOfDuePayment(services, tx, due, { kind: 'methodRefused' });
  });
}

import type { LocalDay } from '@rochdale/domain/dates';
import type { Transaction } from '../../../platform/database/database.ts';
import { createRequisition, newTransNo } from '../../paying/payments/public.ts';
import { announce } from './announce.ts';
import { type Decision, decide, lockWithAccounts } from './decide.ts';
import { type DuePaymentMessage, tellOfDuePayment } from './due-payment-messages.ts';
import type { DuePaymentServices } from './due-payment-services.ts';
import { type DuePayment, keyOf, moveDuePayment } from './due-payments-store.ts';

/** What its member is told when nothing is taken. */
function noticeOf(
  decided: Exclude<Decision, { readonly kind: 'wait' | 'cancel' | 'announce' | 'take' }>,
): DuePaymentMessage {
  if (decided.kind !== 'restricted') return decided;
  const { by } = decided.standing;
  if (by.kind === 'none') return { kind: 'restricted', way: 'none' };
  return { kind: 'restricted', way: by.kind === 'token' && by.paymentType === 'cc' ? 'card' : 'bank' };
}

/** Days for which a charge keeps its number, so that it can be asked about again and again. */
const chargeDays = 7;

/**
 * Decides what is taken, and writes the requisition and the state `charging` before anybody is asked for money. Answers
 * what was begun; undefined when nothing was.
 */
export async function begin(
  services: DuePaymentServices,
  tx: Transaction,
  listed: DuePayment,
  today: LocalDay,
): Promise<DuePayment | undefined> {
  const { clock, site } = services;
  const now = clock.now();
  const due = await lockWithAccounts(tx, listed);
  if (!due || (due.state !== 'due' && due.state !== 'retrying') || due.tryOn > today) return undefined;
  const decided = await decide(services, tx, due, today);
  switch (decided.kind) {
    case 'wait':
      return undefined;
    case 'cancel':
      await moveDuePayment(tx, due, 'cancel', now, { reason: decided.reason });
      return undefined;
    case 'announce': {
      const { amount, day } = decided;
      await announce(services, tx, due, { amount, to: day, settles: day });
      return undefined;
    }
    case 'billing':
    case 'nothing':
    case 'overCeiling':
    case 'restricted':
    case 'refused':
      await moveDuePayment(tx, due, 'skip', now, { reason: decided.kind });
      if (decided.kind !== 'nothing' || due.planKind === 'scheduled-payment')
        await tellOfDuePayment(services, tx, due, noticeOf(decided));
      return undefined;
    case 'take': {
      const { amount, parts, standing } = decided;
      if (standing.by.kind !== 'token') return undefined;
      const transNo = newTransNo(now, site().timeZone);
      await createRequisition(tx, {
        transNo,
        flow: due.planKind,
        purpose: 'payment',
        memberNumber: due.memberNumber,
        amount,
        fingerprint: `${keyOf(due)} ${transNo}`,
        createdAt: now,
        expiresAt: new Date(now.getTime() + chargeDays * 86_400_000),
        accounts: parts,
      });
      const { authorizationId, by } = standing;
      const begun = { transNo, amount, token: by.token, authorizationId };
      await moveDuePayment(tx, due, 'begin', now, begun);
      return { ...due, ...begun, state: 'charging' };
    }
  }
}

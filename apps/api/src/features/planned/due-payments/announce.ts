import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { tellOfDuePayment } from './due-payment-messages.ts';
import { type DuePayment, noteAnnounced, postponeDuePayment } from './due-payments-store.ts';

/** A debit that has to wait: for how much, when it is decided anew, and when it is taken. */
interface Announced {
  readonly amount: Cents;
  readonly to: LocalDay;
  readonly settles: LocalDay;
}

/**
 * Puts a debit off to the day from which its member will have known of it for long enough, and writes to them
 * (planned-85). Who was written as much already is not written again: the mail may have gone out late.
 */
export async function announce(
  services: MessageServices,
  tx: Transaction,
  due: DuePayment,
  { amount, to, settles }: Announced,
): Promise<void> {
  await postponeDuePayment(tx, due, to, services.clock.now());
  if (due.announcedAmount !== null && due.announcedAmount >= amount) return;
  const messageId = await tellOfDuePayment(services, tx, due, { kind: 'announced', amount, next: settles });
  if (messageId !== undefined) await noteAnnounced(tx, due, { amount, messageId });
}

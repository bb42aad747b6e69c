import { english } from '@rochdale/domain/messages/english';
import { formatMoney } from '@rochdale/domain/money';
import { formatScheduledDay } from '@rochdale/domain/scheduled-payments/scheduled-day';
import type { Transaction } from '../../platform/database/database.ts';
import { emailOf } from '../due-payments/public.ts';
import { type MessageServices, sendMessage } from '../messages/public.ts';
import type { NewScheduledPayment } from './scheduled-payments-store.ts';

/** Confirms by e-mail, within the caller's transaction; a member without an address is told by the portal alone. */
export async function confirmSchedule(
  services: MessageServices,
  tx: Transaction,
  scheduled: NewScheduledPayment,
  what: 'created' | 'deleted',
): Promise<void> {
  const recipient = await emailOf(tx, scheduled.memberNumber);
  if (recipient === undefined) return;
  const facts = { amount: formatMoney(scheduled.amount), day: formatScheduledDay(scheduled.paymentDate) };
  const parts = scheduled.accounts.map(({ accountNumber: account, amount }) =>
    english('mail.scheduled.account', { account, amount: formatMoney(amount) }),
  );
  const paragraphs =
    what === 'created'
      ? [
          english('mail.scheduled.created', { ...facts, method: scheduled.paymentMethod }),
          ...parts,
          english('mail.scheduled.change'),
        ]
      : [english('mail.scheduled.deleted', facts), ...parts];
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient, kind: `scheduled-payment-${what}` },
    {
      subject: english(what === 'created' ? 'mail.scheduled.created.subject' : 'mail.scheduled.deleted.subject'),
      paragraphs: [...paragraphs, english('mail.ifNotYou')],
    },
  );
}

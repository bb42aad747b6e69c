import type { Formats } from '@rochdale/domain/messages/formats';
import type { Translate } from '@rochdale/domain/messages/text';
import { formatMoney } from '@rochdale/domain/money';
import type { Transaction } from '../../platform/database/database.ts';
import { type MessageContent, type MessageServices, tellMember } from '../messages/public.ts';
import type { NewScheduledPayment } from './scheduled-payments-store.ts';

/** Confirms by e-mail, within the caller's transaction; a member without an address is told by the portal alone. */
export async function confirmSchedule(
  services: MessageServices,
  tx: Transaction,
  scheduled: NewScheduledPayment,
  what: 'created' | 'deleted',
): Promise<void> {
  const { memberNumber } = scheduled;
  await tellMember(services, tx, memberNumber, `scheduled-payment-${what}`, (text, formats) =>
    contentOf(scheduled, what, text, formats),
  );
}

function contentOf(
  scheduled: NewScheduledPayment,
  what: 'created' | 'deleted',
  text: Translate,
  formats: Formats,
): MessageContent {
  const facts = { amount: formatMoney(scheduled.amount), day: formats.scheduledDay(scheduled.paymentDate) };
  const parts = scheduled.accounts.map(({ accountNumber: account, amount }) =>
    text('mail.scheduled.account', { account, amount: formatMoney(amount) }),
  );
  if (what === 'deleted')
    return {
      subject: text('mail.scheduled.deleted.subject'),
      paragraphs: [text('mail.scheduled.deleted', facts), ...parts, text('mail.ifNotYou')],
    };
  return {
    subject: text('mail.scheduled.created.subject'),
    paragraphs: [
      text('mail.scheduled.created', { ...facts, method: scheduled.paymentMethod }),
      ...parts,
      text('mail.scheduled.change'),
      text('mail.ifNotYou'),
    ],
  };
}

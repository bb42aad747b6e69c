import { formatMoney } from '@rochdale/domain/money';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Transaction } from '../../../platform/database/database.ts';
import type { NamedNumber } from '../../account/account-names/public.ts';
import { type MessageContent, type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { authorizedText, type Consent } from '../authorizations/public.ts';
import type { NewScheduledPayment } from './scheduled-payments-store.ts';

/** What became of a scheduled payment. */
export type ScheduledPaymentMessage =
  | { readonly kind: 'created'; readonly consent: Consent }
  | { readonly kind: 'deleted' };

/** Confirms by e-mail, within the caller's transaction; a member without an address is told by the portal alone. */
export async function confirmSchedule(
  services: MessageServices,
  tx: Transaction,
  scheduled: NewScheduledPayment,
  what: ScheduledPaymentMessage,
): Promise<void> {
  const { memberNumber } = scheduled;
  await tellMember(services, tx, memberNumber, `scheduled-payment-${what.kind}`, (text, formats, _language, named) =>
    contentOf(services, scheduled, what, text, formats, named),
  );
}

function contentOf(
  services: MessageServices,
  scheduled: NewScheduledPayment,
  what: ScheduledPaymentMessage,
  text: Translate,
  formats: Formats,
  named: NamedNumber,
): MessageContent {
  const facts = { amount: formatMoney(scheduled.amount), day: formats.letterDay(scheduled.paymentDate) };
  const parts = scheduled.accounts.map(({ accountNumber, amount }) =>
    text('mail.scheduled.account', { account: named(accountNumber), amount: formatMoney(amount) }),
  );
  if (what.kind === 'deleted')
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
      ...authorizedText(services, what.consent, text, formats),
      text('mail.ifNotYou'),
    ],
  };
}

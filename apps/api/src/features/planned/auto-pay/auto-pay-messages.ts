import type { StoredMethodFacts } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { termsText } from '@rochdale/domain/planned/auto-pay/terms-text';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Transaction } from '../../../platform/database/database.ts';
import type { NamedNumber } from '../../account/account-names/public.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { announcedText } from '../../communications/notifications/public.ts';
import { authorizedText, type Consent } from '../authorizations/public.ts';
import type { AutoPay } from './auto-pay-store.ts';

/** What became of the auto pay of some accounts; `announced` are those whose payments are told before from now on. */
export type AutoPayMessage =
  | {
      readonly kind: 'enrolled' | 'changed';
      readonly stored: StoredMethodFacts;
      readonly announced: readonly string[];
      readonly consent: Consent;
    }
  | { readonly kind: 'resumed'; readonly stored: StoredMethodFacts }
  | { readonly kind: 'paused' | 'removed' };

const subjects = {
  enrolled: 'mail.autoPay.enrolled.subject',
  changed: 'mail.autoPay.changed.subject',
  resumed: 'mail.autoPay.resumed.subject',
  paused: 'mail.autoPay.paused.subject',
  removed: 'mail.autoPay.removed.subject',
} as const;

/** Confirms by e-mail, within the caller's transaction; a member without an address is told by the portal alone. */
export async function confirmAutoPay(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  autoPays: readonly AutoPay[],
  message: AutoPayMessage,
): Promise<void> {
  await tellMember(services, tx, memberNumber, `auto-pay-${message.kind}`, (text, formats, _language, named) => ({
    subject: text(subjects[message.kind]),
    paragraphs: [
      ...autoPays.map((autoPay) => lineOf(autoPay, message, text, named)),
      ...('announced' in message ? announcedText(message.announced.map(named), text) : []),
      ...('consent' in message ? authorizedText(services, message.consent, text, formats) : []),
      text('mail.ifNotYou'),
    ],
  }));
}

function lineOf(autoPay: AutoPay, message: AutoPayMessage, text: Translate, named: NamedNumber): string {
  const number = named(autoPay.accountNumber);
  switch (message.kind) {
    case 'enrolled':
    case 'changed':
    case 'resumed':
      return text('mail.autoPay.terms', { number, terms: termsText(autoPay, message.stored, text) });
    case 'paused':
      return text('mail.autoPay.paused', { number });
    case 'removed':
      return text('mail.autoPay.removed', { number });
  }
}

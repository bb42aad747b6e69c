import type { Application } from '@rochdale/domain/service/application-for-service/application';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { formatPhone } from '@rochdale/domain/typed-formats';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, sendMessage } from '../../communications/messages/public.ts';

/**
 * Confirms an application to the applicant, within the caller's transaction. The e-mail repeats nothing that was typed:
 * whoever types a stranger's address can't have us send words of their own.
 */
export async function confirmApplication(
  services: MessageServices,
  tx: Transaction,
  application: Application,
  number: string,
  language: TextLanguage,
): Promise<void> {
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient: application.email, kind: 'application-received', language },
    (text, formats) => ({
      subject: text('mail.application.received.subject'),
      paragraphs: [
        text('mail.application.received', { number, start: formats.letterDay(application.startDate) }),
        text('mail.application.next'),
      ],
    }),
  );
}

/** Tells the co-op of an application, within the caller's transaction. */
export async function announceApplication(
  services: MessageServices,
  tx: Transaction,
  application: Application,
  number: string,
): Promise<void> {
  const { firstName, lastName, businessName, street, unit, city, state, zip, phone, email } = application;
  const name = [`${firstName} ${lastName}`, businessName].filter(Boolean).join(', ');
  const place = [street, unit, city, `${state} ${zip}`].filter(Boolean).join(', ');
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient: services.site().settings.email, kind: 'application-made', language: 'en' },
    (text, formats) => ({
      subject: text('mail.application.made.subject', { number }),
      paragraphs: [
        text('mail.application.made', { name, place, start: formats.letterDay(application.startDate) }),
        text('mail.application.contact', { phone: formatPhone(phone), email }),
        text('mail.application.export'),
      ],
    }),
  );
}

import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Executor } from '../../../platform/database/database.ts';
import { type MessageServices, sendMessage, tellMember } from '../messages/public.ts';
import type { ContactRow } from './contacts-store.ts';

/**
 * Tells a member by e-mail that notices may go somewhere new, or no more, within the caller's transaction: whoever has
 * taken a session over must not move them unseen.
 */
export async function tellContact(
  services: MessageServices,
  tx: Executor,
  contact: Pick<ContactRow, 'memberNumber' | 'kind' | 'address'>,
  what: 'added' | 'removed',
): Promise<void> {
  const { clock, site } = services;
  await tellMember(services, tx, contact.memberNumber, `contact-${what}`, (text, formats) => {
    const said = { contact: shownAddress(contact), time: formats.instant(clock.now(), site().timeZone) };
    const [subject, sentence] =
      what === 'added'
        ? [text('mail.contactAdded.subject'), text('mail.contactAdded', said)]
        : [text('mail.contactRemoved.subject'), text('mail.contactRemoved', said)];
    return { subject, paragraphs: [sentence, text('mail.ifNotYou')] };
  });
}

/** The first text to a phone says what comes, what it may cost and how it ends, as carriers ask. */
export async function welcomeToTexts(
  services: MessageServices,
  tx: Executor,
  { memberNumber, address: phone }: Pick<ContactRow, 'memberNumber' | 'address'>,
  language: TextLanguage,
): Promise<void> {
  const to = { channel: 'text', recipient: phone, memberNumber, kind: 'text-welcome', language } as const;
  const endsAll = services.site().config.stopEnds === 'ALL';
  await sendMessage(services, tx, to, (text) => ({
    subject: '',
    paragraphs: [text(endsAll ? 'notice.text.welcome.all' : 'notice.text.welcome')],
  }));
}

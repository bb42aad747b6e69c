import { maskedEmail } from '@rochdale/domain/identity/registration/contact';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { findLogin, findLoginOfMember } from '../sign-in/public.ts';
import type { Delegation } from './delegates-store.ts';

/** Brings the invited address its link, in the language of whoever invites. It tells no address and no account. */
export async function sendInvitation(
  services: MessageServices,
  tx: Transaction,
  { email, scope, accountNumbers, expiresAt }: Delegation,
  { holder, code, language }: { readonly holder: string; readonly code: string; readonly language: LanguageName },
): Promise<void> {
  const to = { channel: 'email', recipient: email, kind: 'delegate-invited', language, facts: { link: true } } as const;
  await sendMessage(services, tx, to, (text, formats) => ({
    subject: text('mail.delegateInvited.subject', { holder, coop: services.site().settings.coopName }),
    paragraphs: [
      text(`mail.delegateInvited.${scope}`, { holder, count: accountNumbers.length }),
      text('mail.delegateInvited.link', { time: formats.instant(expiresAt, services.site().timeZone) }),
      text('mail.delegateInvited.ignore', { holder }),
    ],
    action: { label: text('mail.delegateInvited.action'), to: addressOf('delegate-invitation', { code }) },
  }));
}

/** Tells the holder that somebody has come in. */
export async function tellAccepted(
  services: MessageServices,
  tx: Transaction,
  { memberNumber, email }: Delegation,
): Promise<void> {
  const holder = await findLoginOfMember(tx, memberNumber);
  if (!holder) return;
  const to = { channel: 'email', recipient: holder.email, memberNumber, kind: 'delegate-accepted' } as const;
  await sendMessage(services, tx, { ...to, language: holder.language ?? 'en' }, (text) => ({
    subject: text('mail.delegateAccepted.subject', { email: maskedEmail(email) }),
    paragraphs: [text('mail.delegateAccepted', { email })],
  }));
}

/** Tells both sides that a delegation has ended. */
export async function tellEnded(
  services: MessageServices,
  tx: Transaction,
  { memberNumber, email, loginKey }: Delegation,
  holder: string,
  { tellsHolder = true }: { readonly tellsHolder?: boolean } = {},
): Promise<void> {
  const owner = tellsHolder ? await findLoginOfMember(tx, memberNumber) : undefined;
  const delegate = loginKey === null ? undefined : await findLogin(tx, loginKey);
  for (const [login, said] of [
    [owner, 'toHolder'],
    [delegate, 'toDelegate'],
  ] as const) {
    if (!login) continue;
    const { email: recipient, memberNumber: whose } = login;
    const to = { channel: 'email', recipient, memberNumber: whose, kind: 'delegate-ended' } as const;
    await sendMessage(services, tx, { ...to, language: login.language ?? 'en' }, (text) => ({
      subject: text('mail.delegateEnded.subject'),
      paragraphs: [
        said === 'toHolder'
          ? text('mail.delegateEnded.toHolder', { email })
          : text('mail.delegateEnded.toDelegate', { holder }),
      ],
    }));
  }
}

import { randomBytes } from 'node:crypto';
import { localTimeAt } from '@rochdale/domain/dates';
import { claimLinkDays } from '@rochdale/domain/identity/foreign-hashes/claim-link';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { addResetLink, type Login, resetCodeHash } from '../sign-in/public.ts';

/**
 * Sends the owner of a brought login its username and a link that lets a password be chosen, within the caller's transaction
 * (moving-in-21). The link works once; only its hash is stored.
 */
export async function sendClaimLink(
  services: MessageServices,
  tx: Transaction,
  { loginKey, loginId, memberNumber, email, language: chosen }: Login,
  read: LanguageName,
): Promise<void> {
  const { clock, site } = services;
  const expiresAt = new Date(clock.now().getTime() + claimLinkDays * 24 * 3_600_000);
  const code = randomBytes(32).toString('base64url');
  await addResetLink(tx, { codeHash: resetCodeHash(code), loginKey, expiresAt });
  const language = chosen ?? read;
  const addressed = { channel: 'email', recipient: email, memberNumber, kind: 'reset-link', language } as const;
  const to = { ...addressed, facts: { link: true } };
  await sendMessage(services, tx, to, (text, formats) => ({
    subject: text('mail.movedLogin.subject'),
    paragraphs: [
      text('mail.movedLogin', { username: loginId }),
      text('mail.movedLogin.link', { day: formats.letterDay(localTimeAt(expiresAt, site().timeZone).day) }),
      text('mail.movedLogin.ignore', { phone: site().settings.phoneNumber }),
    ],
    action: { label: text('mail.reset.action'), to: addressOf('reset-password', { otc: code }) },
  }));
}

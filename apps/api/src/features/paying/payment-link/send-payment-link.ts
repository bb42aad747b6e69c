import { randomBytes, randomUUID } from 'node:crypto';
import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { paymentLinkEnd } from '@rochdale/domain/paying/payment-link/payment-link';
import { accountEnding } from '@rochdale/domain/paying/payment-results/receipt-copy';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, sendMessage, type Way } from '../../communications/messages/public.ts';
import { addPaymentLink, linkCodeHash } from './payment-links-store.ts';

/** A link that is to be sent. Cents. */
interface LinkToSend {
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly amount: number;
  readonly to: Way;
  readonly language: LanguageName;
  /** Who of the office sends it; null: a command on the server. */
  readonly staffId: string | null;
}

/**
 * Writes a link to pay and the message that carries it, within the caller's transaction (paying-81). Its code is 128
 * random bits, of which the database keeps the hash alone.
 */
export async function sendPaymentLink(
  services: MessageServices,
  tx: Transaction,
  { memberNumber, accountNumber, amount, to, language, staffId }: LinkToSend,
): Promise<{ readonly linkId: string; readonly expiresAt: Date }> {
  const createdAt = services.clock.now();
  const code = randomBytes(16).toString('base64url');
  const linkId = randomUUID();
  const expiresAt = paymentLinkEnd(createdAt);
  await addPaymentLink(tx, {
    linkId,
    codeHash: linkCodeHash(code),
    memberNumber,
    accountNumber,
    amount,
    channel: to.channel,
    sentTo: to.masked,
    staffId,
    createdAt,
    expiresAt,
  });
  const { timeZone, settings } = services.site();
  const { channel, recipient } = to;
  await sendMessage(
    services,
    tx,
    { channel, recipient, memberNumber, kind: 'payment-link', language },
    (text, formats) => {
      const said = { amount: formatMoney(amount), ending: accountEnding(accountNumber) };
      const action = { label: text('mail.payLink.action', said), to: addressOf('payment-link', { code }) };
      const subject = text('mail.payLink.subject', said);
      if (channel === 'text') {
        const day = formats.nearDay(localTimeAt(expiresAt, timeZone).day);
        return {
          subject,
          paragraphs: [text('mail.payLink.text', { ...said, day })],
          action: { ...action, inTexts: true },
        };
      }
      const until = formats.instant(expiresAt, timeZone);
      return {
        subject,
        paragraphs: [
          text('mail.payLink', said),
          text('mail.payLink.until', { until }),
          text('mail.payLink.notYou', { phone: settings.phoneNumber }),
        ],
        action,
      };
    },
  );
  return { linkId, expiresAt };
}

import { maskedEmail, tidyEmail } from '@rochdale/domain/identity/registration/contact';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { type Content, type MessageServices, recipientOf, sendMessage } from '../../communications/messages/public.ts';
import { accountsOf, copyLimit, madeAt, type Requisition } from '../payments/public.ts';
import { receiptContent } from './receipt-content.ts';

/** Who asks for a copy of a receipt, and where it shall go: to the address on file, where none is typed. */
interface CopyAsked {
  readonly email: string | undefined;
  readonly address: string;
  readonly language: TextLanguage;
  readonly text: Translate;
  readonly note: Note<'receipt-emailed'>;
}

/** Copies that are asked for from one network in an hour. */
const copiesOfNetwork = 30;

/**
 * E-mails a copy of a receipt, at most twice (paying-75). The copy is counted in the transaction that sends it, so that
 * no more go when many are asked for at once, and none is counted that does not go.
 */
export async function emailReceipt(
  services: MessageServices & { readonly db: Database },
  requisition: Requisition,
  { email, address, language, text, note }: CopyAsked,
): Promise<{ message: string; left: number }> {
  const { db, clock } = services;
  const now = clock.now();
  await takeTries(db, [{ key: `receipt-copies:network:${address}`, tries: copiesOfNetwork, minutes: 60 }], now);
  return db.transaction(async (tx) => {
    const { memberNumber } = requisition;
    const isTyped = email !== undefined;
    const to = isTyped ? { recipient: tidyEmail(email), language } : await onFile(tx, memberNumber);
    const { left } = await sendReceiptCopy(services, tx, requisition, { ...to, isTyped });
    await note(tx, { kind: 'receipt-emailed', memberNumber });
    const sentTo = isTyped ? to.recipient : maskedEmail(to.recipient);
    return { message: text('paymentResult.copyTo.sent', { email: sentTo }), left };
  });
}

/**
 * Sends a copy of a receipt within the caller's transaction, at most twice in all, whoever asks (paying-75, office-99).
 * Answers how many are left.
 */
export async function sendReceiptCopy(
  services: MessageServices,
  tx: Executor,
  requisition: Requisition,
  to: {
    readonly recipient: string;
    readonly language: TextLanguage;
    readonly isTyped: boolean;
    readonly againOf?: string;
  },
  said: (content: Content) => Content = (content) => content,
): Promise<{ readonly left: number }> {
  const { clock, site } = services;
  const { transNo } = requisition;
  const { left } = await takeTries(tx, [copyLimit(requisition)], clock.now(), () =>
    refusal(429, 'paymentResult.copyTo.spent', { phone: site().settings.phoneNumber }),
  );
  const facts = {
    requisition,
    accounts: await accountsOf(tx, transNo),
    paidAt: madeAt(requisition),
  };
  const { isTyped, ...addressed } = to;
  await sendMessage(
    services,
    tx,
    {
      channel: 'email',
      kind: 'payment-receipt',
      memberNumber: requisition.memberNumber,
      facts: { transNo },
      ...addressed,
    },
    said(receiptContent(site(), facts, isTyped)),
  );
  return { left };
}

async function onFile(tx: Executor, memberNumber: string) {
  const found = await recipientOf(tx, memberNumber);
  if (!found) throw refusal(400, 'paymentResult.copyTo.nobody');
  return found;
}

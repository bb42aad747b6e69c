import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import { type MessageContent, type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { accountsOf, type PostingHook, type Requisition } from '../payments/public.ts';
import { receiptRecipientOf, rememberReceipt } from './receipts-store.ts';

/** E-mails a receipt in the transaction that posts the payment, where co-op and member ask for it (paying-69). */
export function receiptPostingHook(messages: MessageServices): PostingHook {
  return async (tx, requisition, now) => {
    const site = messages.site();
    if (!site.config.accounts.paymentConfirmationEmail) return;
    const to = await receiptRecipientOf(tx, requisition.memberNumber);
    if (to === undefined) return;
    const accounts = await accountsOf(tx, requisition.transNo);
    await sendMessage(messages, tx, { channel: 'email', kind: 'payment-receipt', ...to }, (text, formats) =>
      contentOf(site, requisition, accounts, now, text, formats),
    );
    await rememberReceipt(tx, requisition.transNo, now);
  };
}

function contentOf(
  site: Site,
  { amount, fee, paymentType, lastFour, confirmationNumber }: Requisition,
  accounts: readonly { readonly accountNumber: string; readonly amount: number }[],
  now: Date,
  text: Translate,
  formats: Formats,
): MessageContent {
  const day = formats.letterDay(localTimeAt(now, site.timeZone).day);
  const method = text(paymentType === 'cc' ? 'mail.receipt.card' : 'mail.receipt.bank', {
    lastFour: lastFour ?? '',
  });
  return {
    subject: text('mail.receipt.subject'),
    paragraphs: [
      text('mail.receipt', { amount: formatMoney(amount), day }),
      ...accounts.map((one) =>
        text('mail.receipt.account', { account: one.accountNumber, amount: formatMoney(one.amount) }),
      ),
      ...(fee ? [text('mail.receipt.fee', { fee: formatMoney(fee), total: formatMoney(amount + fee) })] : []),
      ...(lastFour ? [method] : []),
      ...(confirmationNumber ? [text('mail.receipt.code', { code: confirmationNumber })] : []),
    ],
  };
}

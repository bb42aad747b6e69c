import { formatDay, localTimeAt } from '@rochdale/domain/dates';
import { english } from '@rochdale/domain/messages/english';
import { formatMoney } from '@rochdale/domain/money';
import type { Site } from '@rochdale/domain/site/site';
import { type MessageContent, type MessageServices, sendMessage } from '../messages/public.ts';
import { accountsOf, type Poster, type Requisition } from '../payments/public.ts';
import { receiptAddressOf } from './receipts-store.ts';

/** E-mails a receipt in the transaction that posts the payment, where co-op and member ask for it (open-points §4). */
export function receiptPoster(messages: MessageServices): Poster {
  return async (tx, requisition, now) => {
    const site = messages.site();
    if (!site.config.accounts.paymentConfirmationEmail) return;
    const recipient = await receiptAddressOf(tx, requisition.memberNumber);
    if (recipient === undefined) return;
    const accounts = await accountsOf(tx, requisition.transNo);
    const content = contentOf(site, requisition, accounts, now);
    await sendMessage(messages, tx, { channel: 'email', recipient, kind: 'payment-receipt' }, content);
  };
}

function contentOf(
  site: Site,
  { amount, fee, paymentType, lastFour, confirmationNumber }: Requisition,
  accounts: readonly { readonly accountNumber: string; readonly amount: number }[],
  now: Date,
): MessageContent {
  const day = formatDay(localTimeAt(now, site.timeZone).day);
  const method = english(paymentType === 'cc' ? 'mail.receipt.card' : 'mail.receipt.bank', {
    lastFour: lastFour ?? '',
  });
  return {
    subject: english('mail.receipt.subject'),
    paragraphs: [
      english('mail.receipt', { amount: formatMoney(amount), day }),
      ...accounts.map((one) =>
        english('mail.receipt.account', { account: one.accountNumber, amount: formatMoney(one.amount) }),
      ),
      ...(fee ? [english('mail.receipt.fee', { fee: formatMoney(fee), total: formatMoney(amount + fee) })] : []),
      ...(lastFour ? [method] : []),
      ...(confirmationNumber ? [english('mail.receipt.code', { code: confirmationNumber })] : []),
    ],
  };
}

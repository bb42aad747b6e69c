import { type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { accountsOf, type PostingHook, receiptRecipientOf } from '../payments/public.ts';
import { receiptContent } from './receipt-content.ts';
import { rememberReceipt } from './receipts-store.ts';

/** E-mails a receipt in the transaction that posts the payment, where co-op and member ask for it (paying-69). */
export function receiptPostingHook(messages: MessageServices): PostingHook {
  return async (tx, requisition, now) => {
    const site = messages.site();
    const to = await receiptRecipientOf(tx, site, requisition.memberNumber);
    if (to === undefined) return;
    const accounts = await accountsOf(tx, requisition.transNo);
    const content = receiptContent(site, { requisition, accounts, paidAt: requisition.chargedAt ?? now });
    await sendMessage(
      messages,
      tx,
      {
        ...{ channel: 'email', kind: 'payment-receipt', memberNumber: requisition.memberNumber },
        ...{ facts: { transNo: requisition.transNo }, ...to },
      },
      content,
    );
    await rememberReceipt(tx, requisition.transNo, now);
  };
}

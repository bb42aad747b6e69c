import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { accountEnding } from '@rochdale/domain/paying/payment-results/receipt-copy';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Content } from '../../communications/messages/public.ts';
import type { Requisition } from '../payments/public.ts';

/** What an emailed receipt tells of. */
export interface ReceiptFacts {
  readonly requisition: Requisition;
  readonly accounts: readonly { readonly accountNumber: string; readonly amount: number }[];
  readonly paidAt: Date;
}

/** An emailed receipt (paying-69); where its address was typed, accounts are named by their ending alone (paying-75). */
export function receiptContent(site: Site, facts: ReceiptFacts, isTyped = false): Content {
  const { amount, fee, paymentType, lastFour, confirmationNumber } = facts.requisition;
  const { day } = localTimeAt(facts.paidAt, site.timeZone);
  return (text, formats) => ({
    subject: text('mail.receipt.subject'),
    paragraphs: [
      text('mail.receipt', { amount: formatMoney(amount), day: formats.letterDay(day) }),
      ...facts.accounts.map(({ accountNumber, amount: paid }) =>
        isTyped
          ? text('mail.receipt.accountEnding', { ending: accountEnding(accountNumber), amount: formatMoney(paid) })
          : text('mail.receipt.account', { account: accountNumber, amount: formatMoney(paid) }),
      ),
      ...(fee ? [text('mail.receipt.fee', { fee: formatMoney(fee), total: formatMoney(amount + fee) })] : []),
      ...(lastFour ? [text(paymentType === 'cc' ? 'mail.receipt.card' : 'mail.receipt.bank', { lastFour })] : []),
      ...(confirmationNumber ? [text('mail.receipt.code', { code: confirmationNumber })] : []),
      ...(isTyped ? [text('mail.receipt.typed')] : []),
    ],
  });
}

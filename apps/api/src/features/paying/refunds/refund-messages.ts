import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { RefundPart } from '@rochdale/domain/paying/refunds/left-to-refund';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { madeAt, type Requisition } from '../payments/public.ts';
import type { Refund } from './refunds-store.ts';

/** Tells a member what was given back, to where, and what is owed again with that (office-69). */
export async function tellOfRefund(
  services: MessageServices,
  tx: Transaction,
  requisition: Requisition,
  { amount, fee }: Refund,
  owedAgain: readonly RefundPart[],
): Promise<void> {
  const { memberNumber, paymentType, lastFour } = requisition;
  const { day } = localTimeAt(madeAt(requisition), services.site().timeZone);
  await tellMember(services, tx, memberNumber, 'payment-refunded', (text, formats, _language, named) => {
    const given = { amount: formatMoney(amount + fee), day: formats.letterDay(day), digits: lastFour ?? '' };
    return {
      subject: text('mail.refunded.subject', { amount: given.amount }),
      paragraphs: [
        text(paymentType === 'cc' ? 'mail.refunded.card' : 'mail.refunded.bank', given),
        ...(fee > 0 ? [text('mail.refunded.fee', { fee: formatMoney(fee) })] : []),
        ...owedAgain
          .filter((part) => part.amount > 0)
          .map((part) =>
            text('mail.refunded.owed', { amount: formatMoney(part.amount), account: named(part.accountNumber) }),
          ),
      ],
      action: { label: text('mail.due.payNow'), to: addressOf('accountoverview') },
    };
  });
}

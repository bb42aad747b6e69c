import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { returnCodeOf } from '@rochdale/domain/planned/ach/return-codes';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { tellMember } from '../../communications/messages/public.ts';
import { madeAt, type Requisition } from '../../paying/payments/public.ts';
import type { BankEntry } from '../bank-file/public.ts';
import type { ReturnServices } from './return-services.ts';
import type { ReturnedPayment } from './returned-payments-store.ts';

type Said = Pick<ReturnedPayment, 'source' | 'returnCode'>;

/** Whether nobody sent it back: the office booked it back, or had the company give it back. */
export const isReversal = ({ source, returnCode }: Said): boolean => source === 'office' || returnCode === 'refunded';

/** What its member is told of why a payment came back; null where a person calls instead. */
export function reasonOf({ source, returnCode }: Said): PlainTextCode | null {
  if (source === 'file') return returnCodeOf(returnCode).told;
  return returnCode === 'disputed' ? 'mail.due.reason.disputed' : 'mail.due.reason.company';
}

/** Tells that a payment which was posted came back, or was reversed by the office. */
export async function tellOfPayment(
  services: ReturnServices,
  tx: Transaction,
  requisition: Requisition,
  returned: ReturnedPayment,
): Promise<void> {
  const { memberNumber, amount } = requisition;
  const { day } = localTimeAt(madeAt(requisition), services.site().timeZone);
  const factsIn = (formats: Formats) => ({ amount: formatMoney(amount), day: formats.letterDay(day) });
  if (isReversal(returned)) {
    await tellMember(services, tx, memberNumber, 'payment-reversed', (text, formats) => ({
      subject: text('mail.payment.reversed.subject'),
      paragraphs: [text('mail.payment.reversed', factsIn(formats))],
    }));
    return;
  }
  const reason = reasonOf(returned);
  if (reason === null) return;
  await tellMember(services, tx, memberNumber, 'payment-returned', (text, formats) => ({
    subject: text('mail.due.returned.subject'),
    paragraphs: [text('mail.payment.returned', { ...factsIn(formats), reason: text(reason) })],
    action: { label: text('mail.due.payNow'), to: addressOf('accountoverview') },
  }));
}

/** Tells that the bank did not accept the bank account of a draft, which ended with that. */
export async function tellOfPrenote(
  services: ReturnServices,
  tx: Transaction,
  { accountNumber: number }: BankEntry,
  returned: ReturnedPayment,
): Promise<void> {
  const account = await findAccount(tx, number);
  const reason = reasonOf(returned);
  if (!account || reason === null) return;
  await tellMember(services, tx, account.memberNumber, 'prenote-returned', (text, _formats, _language, named) => ({
    subject: text('mail.prenote.returned.subject'),
    paragraphs: [text('mail.prenote.returned', { account: named(number), reason: text(reason) })],
  }));
}

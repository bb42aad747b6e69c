import type { CompanyRefund } from '@rochdale/contract/hosted-payment/wire';
import { type RefundPart, splitOver, sumOf } from '@rochdale/domain/paying/refunds/left-to-refund';
import { nextRefundQuestion, nextRefundState } from '@rochdale/domain/paying/refunds/refund-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockAccounts } from '../../account/accounts/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { tellWebhooks } from '../../office/connected/public.ts';
import { accountsOf, bookedOf, lockRequisition, type Requisition } from '../payments/public.ts';
import { tellOfRefund } from './refund-messages.ts';
import {
  addRefund,
  findRefund,
  moveRefund,
  nextRefundNumber,
  type Refund,
  refundsOfPayment,
  writeRefundRows,
} from './refunds-store.ts';

/** The payment with its accounts and itself locked, in this order: nobody else books anything of it meanwhile. */
export async function lockPayment(tx: Transaction, transNo: string): Promise<Requisition | undefined> {
  const parts = await accountsOf(tx, transNo);
  await lockAccounts(
    tx,
    parts.map(({ accountNumber }) => accountNumber),
  );
  return lockRequisition(tx, transNo);
}

/** Takes into account what the company says of one of our refunds, of a locked payment: booked and told once (office-69). */
export async function takeAnswer(
  services: MessageServices,
  tx: Transaction,
  requisition: Requisition,
  refundNumber: string,
  said: CompanyRefund,
): Promise<void> {
  const refund = await findRefund(tx, refundNumber);
  const now = services.clock.now();
  if (!refund || refund.state === 'done') return;
  const companyNumber = said.reference;
  if (said.status === 'failed') return takeRefusal(services, tx, refund, 'failed');
  if (said.status === 'pending') {
    const askAt = nextRefundQuestion(refund.sentAt ?? refund.approvedAt, now);
    return moveRefund(tx, refundNumber, { state: nextRefundState(refund.state, 'send'), companyNumber, askAt });
  }
  const rows = await book(tx, refund, now);
  const booked = sumOf(rows);
  const done = {
    state: nextRefundState(refund.state, 'give'),
    companyNumber,
    booked,
    endedAt: now,
    askAt: null,
  } as const;
  await moveRefund(tx, refundNumber, { ...done, refusal: null });
  const { transNo } = requisition;
  await tellWebhooks(
    tx,
    {
      event: 'refund.done',
      subject: `payment ${transNo}`,
      data: { refundNumber, transNo, accounts: rows.map(({ accountNumber }) => accountNumber) },
      amounts: { amountCents: booked },
    },
    now,
  );
  await tellOfRefund(services, tx, requisition, refund, rows);
}

/** The company does not give it back: nothing was booked, and others may have what it held. */
export async function takeRefusal(
  { clock }: Pick<MessageServices, 'clock'>,
  tx: Transaction,
  { refundNumber, state }: Pick<Refund, 'refundNumber' | 'state'>,
  why: string,
): Promise<void> {
  const refused = nextRefundState(state, 'refuse');
  if (refused !== 'refused') return;
  const refusal = why.slice(0, 200);
  await moveRefund(tx, refundNumber, { state: refused, refusal, endedAt: clock.now(), askAt: null });
}

/** A refund that somebody began at the company itself: it is taken over, booked and told like one of ours (office-71). */
export async function adoptRefund(
  services: MessageServices,
  tx: Transaction,
  requisition: Requisition,
  said: CompanyRefund,
): Promise<void> {
  const { transNo } = requisition;
  const ours = await refundsOfPayment(tx, transNo);
  if (said.status !== 'done' || ours.some(({ companyNumber }) => companyNumber === said.reference)) return;
  const left = await bookedOf(tx, transNo);
  const feeLeft = (requisition.fee ?? 0) - ours.reduce((sum, one) => sum + (one.state === 'refused' ? 0 : one.fee), 0);
  // What nobody has said is of the accounts first.
  const amount = Math.max(Math.min(said.amountCents, sumOf(left)), said.amountCents - Math.max(0, feeLeft));
  // A database that was restored may have lost one of its own.
  const isOwn = said.refundNumber.startsWith(`${transNo}-R`);
  const refundNumber = isOwn ? said.refundNumber : nextRefundNumber(transNo, ours);
  const now = services.clock.now();
  await addRefund(tx, {
    refundNumber,
    transNo,
    reference: requisition.reference ?? '',
    amount,
    fee: said.amountCents - amount,
    parts: splitOver(left, Math.min(amount, sumOf(left))) ?? [],
    state: 'sent',
    source: 'company',
    approvedAt: now,
    sentAt: now,
    companyNumber: said.reference,
  });
  await takeAnswer(services, tx, requisition, refundNumber, said);
}

/**
 * Takes a refund out of the books: of each account what is asked, and never more than they have of the payment, so that
 * what came back before is not taken out twice (office-70). Answers what was booked of each.
 */
async function book(tx: Transaction, { transNo, refundNumber, parts }: Refund, now: Date): Promise<RefundPart[]> {
  const left = new Map((await bookedOf(tx, transNo)).map((one) => [one.accountNumber, one.amount]));
  const rows = parts.map(({ accountNumber, amount }) => ({
    accountNumber,
    amount: Math.max(0, Math.min(amount, left.get(accountNumber) ?? 0)),
  }));
  await writeRefundRows(tx, refundNumber, rows, now);
  return rows;
}

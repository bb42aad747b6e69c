import type { OfficeAnswerOf, OfficeRequestOf } from '@rochdale/contract/operations/office/office-operations';
import { addDays, instantAt, type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { maskedEmail } from '@rochdale/domain/identity/registration/contact';
import { standingOf, tenderOf } from '@rochdale/domain/office/payments/payment-standing';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { recipientOf } from '../../communications/messages/public.ts';
import { linkThatPaid } from '../../paying/payment-link/public.ts';
import { findRequisition, paymentFacts } from '../../paying/payments/public.ts';
import { sendReceiptCopy } from '../../paying/receipts/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { totalsOf } from './day-totals.ts';
import { trailOf } from './payment-trail.ts';
import { paymentsFile } from './payments-file.ts';
import {
  countPayments,
  findPayment,
  type ListedPayment,
  type PaymentFilter,
  partsOf,
  paymentsAfter,
  type Span,
} from './payments-store.ts';
import { postedByDay } from './posted-days.ts';

/** Payments of one page, and of one file at most; days that are added up where no span is asked for, and at most. */
const [pageOf, mostInFile, usualDays, mostDays] = [50, 100_000, 7, 92] as const;

type Listed = OfficeAnswerOf<'payments.list'>['payments'][number];
type Asked = OfficeRequestOf<'payments.file'>['query'];

const present = (payment: ListedPayment, accounts: readonly string[]): Listed => ({
  transNo: payment.transNo,
  at: payment.at.toISOString(),
  memberNumber: payment.memberNumber,
  name: payment.name,
  accounts: [...accounts],
  tender: tenderOf(payment.flow, payment.paymentType) ?? null,
  lastFour: payment.lastFour,
  flow: payment.flow,
  amountCents: payment.amount,
  feeCents: payment.fee,
  standing: standingOf(payment.state, payment.isBookedBack),
});

/** Looking payments through, adding up their days, and reading one (office-64, office-65). */
export function paymentsHandlers(services: OfficeServices) {
  const { db, clock, site } = services;
  const spanOf = (from: LocalDay | undefined, to: LocalDay | undefined): Span => {
    const { timeZone } = site();
    return {
      from: from === undefined ? undefined : instantAt(from, '00:00', timeZone),
      until: to === undefined ? undefined : instantAt(addDays(to, 1), '00:00', timeZone),
    };
  };
  const filterOf = ({ from, to, tender, standing, least, most, whose }: Asked): PaymentFilter => ({
    ...spanOf(from, to),
    ...{ tender, standing, least, most, whose },
  });
  return {
    'payments.list': async ({ query: { after, ...asked } }) => {
      const [at, transNo] = after?.split('~') ?? [];
      const place = at !== undefined && transNo !== undefined ? { at: new Date(at), transNo } : undefined;
      const found = await paymentsAfter(db, filterOf(asked), place, pageOf + 1);
      const shown = found.slice(0, pageOf);
      const parts = await partsOf(
        db,
        shown.map((one) => one.transNo),
      );
      const payments = shown.map((one) =>
        present(
          one,
          parts.filter((part) => part.transNo === one.transNo).map(({ accountNumber }) => accountNumber),
        ),
      );
      const last = payments.at(-1);
      return { payments, next: found.length > pageOf && last ? `${last.at}~${last.transNo}` : null };
    },
    'payments.file': async ({ query, note }) => {
      const filter = filterOf(query);
      const rows = await countPayments(db, filter, mostInFile + 1);
      if (rows > mostInFile) throw refusal(400, 'officePayments.file.tooMany');
      const { whose, ...facts } = query;
      await note(db, { act: 'payments-listed', facts: { ...facts, rows }, ...(whose && { personal: { whose } }) });
      return paymentsFile(db, filter, { timeZone: site().timeZone, most: rows });
    },
    'payments.send-receipt': async ({ params: { transNo }, body: { reason }, note }) =>
      db.transaction(async (tx) => {
        const payment = await findPayment(tx, transNo);
        const requisition = payment && (await findRequisition(tx, transNo));
        if (!requisition) throw refusal(404, 'officePayments.unknown');
        if (requisition.state !== 'posted') throw refusal(409, 'officePayments.receipt.notPosted');
        const to = await recipientOf(tx, requisition.memberNumber);
        if (!to) throw refusal(409, 'officePayments.receipt.nowhere');
        const { left } = await sendReceiptCopy(services, tx, requisition, { ...to, isTyped: false });
        const sentTo = maskedEmail(to.recipient);
        const subject = { kind: 'payment', id: transNo };
        await note(tx, { act: 'receipt-sent-again', subject, facts: { left }, personal: { reason, sentTo } });
        return { sentTo, left };
      }),
    'payments.days': async ({ query }) => {
      const { timeZone } = site();
      const to = query.to ?? localTimeAt(clock.now(), timeZone).day;
      const earliest = addDays(to, 1 - mostDays);
      const asked = query.from ?? addDays(to, 1 - usualDays);
      const from = asked < earliest ? earliest : asked;
      return totalsOf(await postedByDay(services, { from, to }));
    },
    'payments.see': async ({ params: { transNo }, note }) => {
      const payment = await findPayment(db, transNo);
      if (!payment) throw refusal(404, 'officePayments.unknown');
      const [facts, parts, link] = await Promise.all([
        paymentFacts(db, transNo),
        partsOf(db, [transNo]),
        linkThatPaid(db, transNo),
      ]);
      await note(db, { act: 'payment-seen', subject: { kind: 'payment', id: transNo } });
      return {
        ...present(
          payment,
          parts.map(({ accountNumber }) => accountNumber),
        ),
        parts: parts.map(({ accountNumber, amount }) => ({ accountNumber, amountCents: amount })),
        confirmationNumber: facts.requisition?.confirmationNumber ?? null,
        reference: facts.requisition?.reference ?? null,
        link: link ? { by: link.by, at: link.at.toISOString() } : null,
        isExported: facts.postings.some(({ exportNumber }) => exportNumber !== null),
        trail: trailOf(facts),
      };
    },
  } satisfies Partial<OfficeHandlers>;
}

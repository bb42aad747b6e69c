import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { addDays, instantAt, type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { standingOf, tenderOf } from '@rochdale/domain/office/payments/payment-standing';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { paymentFacts } from '../../paying/payments/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { trailOf } from './payment-trail.ts';
import { findPayment, type ListedPayment, partsOf, paymentsAfter, postedByDay, type Span } from './payments-store.ts';

/** Payments of one page; days that are added up where no span is asked for, and at most. */
const [pageOf, usualDays, mostDays] = [50, 7, 92] as const;

type Listed = OfficeAnswerOf<'payments.list'>['payments'][number];
type Days = OfficeAnswerOf<'payments.days'>['days'];

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
export function paymentsHandlers({ db, clock, site }: OfficeServices) {
  const spanOf = (from: LocalDay | undefined, to: LocalDay | undefined): Span => {
    const { timeZone } = site();
    return {
      from: from === undefined ? undefined : instantAt(from, '00:00', timeZone),
      until: to === undefined ? undefined : instantAt(addDays(to, 1), '00:00', timeZone),
    };
  };
  return {
    'payments.list': async ({ query: { from, to, tender, standing, after } }) => {
      const [at, transNo] = after?.split('~') ?? [];
      const place = at !== undefined && transNo !== undefined ? { at: new Date(at), transNo } : undefined;
      const found = await paymentsAfter(db, { ...spanOf(from, to), tender, standing }, place, pageOf + 1);
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
    'payments.days': async ({ query }) => {
      const { timeZone } = site();
      const to = query.to ?? localTimeAt(clock.now(), timeZone).day;
      const earliest = addDays(to, 1 - mostDays);
      const asked = query.from ?? addDays(to, 1 - usualDays);
      const from = asked < earliest ? earliest : asked;
      return { days: daysOf(await postedByDay(db, spanOf(from, to), timeZone)) };
    },
    'payments.see': async ({ params: { transNo }, note }) => {
      const payment = await findPayment(db, transNo);
      if (!payment) throw refusal(404, 'officePayments.unknown');
      const [facts, parts] = await Promise.all([paymentFacts(db, transNo), partsOf(db, [transNo])]);
      await note(db, { act: 'payment-seen', subject: { kind: 'payment', id: transNo } });
      return {
        ...present(
          payment,
          parts.map(({ accountNumber }) => accountNumber),
        ),
        parts: parts.map(({ accountNumber, amount }) => ({ accountNumber, amountCents: amount })),
        confirmationNumber: facts.requisition?.confirmationNumber ?? null,
        reference: facts.requisition?.reference ?? null,
        isExported: facts.postings.some(({ exportNumber }) => exportNumber !== null),
        trail: trailOf(facts),
      };
    },
  } satisfies Partial<OfficeHandlers>;
}

/** One row a day of what the books have by day and tender. */
function daysOf(rows: Awaited<ReturnType<typeof postedByDay>>): Days {
  const days: Days = [];
  for (const { day, tender, cents, count, backCents, backCount } of rows) {
    let of = days.at(-1);
    if (of?.day !== day) {
      of = { day, tenders: {}, all: { cents: 0, count: 0 }, back: { cents: 0, count: 0 } };
      days.push(of);
    }
    if (tender !== null && count > 0) of.tenders[tender] = { cents, count };
    of.all = { cents: of.all.cents + cents, count: of.all.count + count };
    of.back = { cents: of.back.cents + backCents, count: of.back.count + backCount };
  }
  return days;
}

import { tenderOf } from '@rochdale/domain/office/payments/payment-standing';
import { isWaiting } from '@rochdale/domain/office/staff/two-people';
import { sentenceOf } from '@rochdale/domain/texts/catalogues';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import { findRequisition } from '../../paying/payments/public.ts';
import { refundablePayment } from '../../paying/refunds/public.ts';
import { askedOf } from '../approvals/approvals-store.ts';
import { findPayment } from '../payments/payments-store.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { findStaffMember } from '../staff/staff-store.ts';
import { askedRefund } from './asked-refund.ts';
import { decideRefund } from './decide-refund.ts';

const present = (parts: readonly { readonly accountNumber: string; readonly amount: number }[]) =>
  parts.map(({ accountNumber, amount }) => ({ accountNumber, amountCents: amount }));

/** What was given back of a payment, what waits for a second person, and what is left (office-66). */
export function refundsHandlers({ db, clock, site }: OfficeServices) {
  return {
    'refunds.see': async ({ caller, params: { transNo }, language }) => {
      const [requisition, payment] = await Promise.all([findRequisition(db, transNo), findPayment(db, transNo)]);
      if (!requisition || !payment) throw refusal(404, 'officePayments.unknown');
      const now = clock.now();
      const [{ refunds, left, closed, earlyUntil }, asked] = await Promise.all([
        refundablePayment(db, site(), requisition, now),
        askedOf(db, 'refunds.ask'),
      ]);
      return {
        closed: closed ? sentenceOf(closed, language) : null,
        earlyUntil: earlyUntil ?? null,
        payment: {
          name: payment.name || payment.memberNumber,
          amountCents: payment.amount,
          tender: tenderOf(payment.flow, payment.paymentType) ?? null,
          lastFour: payment.lastFour,
        },
        left: { parts: present(left.parts), feeCents: left.fee },
        refunds: refunds.map(({ refundNumber, parts, fee, state, source, refusal: why }) => ({
          refundNumber,
          parts: present(parts),
          feeCents: fee,
          state,
          isOfCompany: source === 'company',
          refusal: why,
        })),
        asked: asked.flatMap(({ approval, by }) => {
          const request = isWaiting(approval, now) ? askedRefund(approval.request) : undefined;
          if (request?.params.transNo !== transNo) return [];
          const { approvalId, askedAt, reason, askedBy } = approval;
          return [
            {
              approvalId,
              by,
              at: askedAt.toISOString(),
              reason,
              isOwn: askedBy === caller.staffId,
              parts: request.body.parts,
              feeCents: request.body.withFee ? left.fee : 0,
            },
          ];
        }),
      };
    },
  } satisfies Partial<OfficeHandlers>;
}

/** Giving money back, which takes two people (office-67). */
export function refundsActs(services: Pick<OfficeServices, 'clock' | 'site'>) {
  return {
    'refunds.ask': async (tx: Transaction, { params: { transNo }, body }, by) => {
      const { askId: askedAs, reason, withFee, evenEarly } = body;
      const parts = body.parts.map(({ accountNumber, amountCents }) => ({ accountNumber, amount: amountCents }));
      const { people, name: byWhom, note } = by;
      const [, second] = people;
      const secondName = second && (await findStaffMember(tx, second))?.name;
      await decideRefund(
        services,
        tx,
        { transNo, parts, withFee, evenEarly, reason, askedAs, people, byWhom, secondName },
        note,
      );
    },
  } satisfies Partial<TwoPeopleActs>;
}

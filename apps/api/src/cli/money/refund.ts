import { centsOf, formatMoney } from '@rochdale/domain/money';
import { feeGoesAlong, splitOver, sumOf } from '@rochdale/domain/paying/refunds/left-to-refund';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { decideRefund } from '../../features/office/refunds/decide-refund.ts';
import { findRequisition } from '../../features/paying/payments/public.ts';
import { refundablePayment } from '../../features/paying/refunds/public.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { withOffice } from '../with-office.ts';

/** What the command is told. Undefined where nobody said. */
export interface RefundAsked {
  readonly transNo: string;
  /** In dollars; the whole that is left. */
  readonly amount: string | undefined;
  /** With the fee; with it where the whole payment is given back. */
  readonly withFee: boolean | undefined;
  readonly byWhom: string;
  readonly reason: string;
  /** Who else has read that the bank may still send the e-check back. */
  readonly second: string | undefined;
}

/**
 * Gives money of a payment back, as the office does, with the same entry in the audit. A sum of several accounts is split as
 * what is left of each is to the whole. Answers the exit code.
 */
export async function refundByCommand(asked: RefundAsked): Promise<number> {
  const { transNo, byWhom, reason, second } = asked;
  const amount = asked.amount === undefined ? undefined : centsOf(Number(asked.amount));
  if (amount !== undefined && !(amount > 0)) throw new Error('Give the amount in dollars: --amount 20.00.');
  if (second !== undefined && second.toLowerCase() === byWhom.toLowerCase())
    throw new Error('The second person is another one: --second <name>.');
  return withOffice(async (services) => {
    const { db, clock, site, auditSeal } = services;
    try {
      const ordered = await db.transaction(async (tx) => {
        const requisition = await findRequisition(tx, transNo);
        const left = requisition && (await refundablePayment(tx, site(), requisition, clock.now())).left;
        const parts = left
          ? (splitOver(left.parts, amount ?? sumOf(left.parts)) ??
            left.parts.map((part) => ({ ...part, amount: amount ?? 0 })))
          : [];
        const withFee = asked.withFee ?? feeGoesAlong(parts, requisition?.amount ?? 0);
        const people = { people: [], byWhom, secondName: second };
        const decision = { transNo, parts, withFee, evenEarly: second !== undefined, reason, ...people };
        return decideRefund(services, tx, decision, (inner, entry) =>
          writeEntry(inner, auditSeal, clock.now(), {
            ...entry,
            byWhom: 'command',
            personal: { ...entry.personal, by: byWhom, ...(second !== undefined && { second }) },
          }),
        );
      });
      const fee = ordered.fee > 0 ? `, with the fee of ${formatMoney(ordered.fee)}` : '';
      console.log(
        `${ordered.refundNumber}: ${formatMoney(ordered.amount + ordered.fee)}${fee}. The worker has the payment company give it back and tells the member; \`coop payment show ${transNo}\` says how it ends.`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isEarly = error.messageCode === 'refunds.early';
      console.error(
        isEarly
          ? `${error.sentence('en')} Name a second person who has read it: --second <name>.`
          : error.sentence('en'),
      );
      return 1;
    }
  });
}

import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeNote } from '../../../platform/office/office-call.ts';
import { type OrderedRefund, orderRefund, type RefundDecision } from '../../paying/refunds/public.ts';
import { isHeld } from '../holds/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';

/** Reserves a refund that was decided, and writes it into the audit, in one transaction (office-66, office-67). */
export async function decideRefund(
  services: Pick<OfficeServices, 'clock' | 'site'>,
  tx: Transaction,
  decision: RefundDecision,
  note: OfficeNote<'refund-approved'>,
): Promise<OrderedRefund> {
  if (await isHeld(tx)) throw refusal(409, 'refunds.held');
  const ordered = await orderRefund(services, tx, decision);
  const { transNo, evenEarly, reason } = decision;
  const { refundNumber, amount, fee } = ordered;
  const facts = { refundNumber, amountCents: amount, feeCents: fee, evenEarly };
  await note(tx, { act: 'refund-approved', subject: { kind: 'payment', id: transNo }, facts, personal: { reason } });
  return ordered;
}

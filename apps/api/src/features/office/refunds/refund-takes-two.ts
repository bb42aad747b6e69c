import { isWithinOwnLimit } from '@rochdale/domain/office/refunds/own-limit';
import { findRequisition } from '../../paying/payments/public.ts';
import { givenAloneSince, refundablePayment } from '../../paying/refunds/public.ts';
import type { TakesTwo } from '../approvals/ask-or-act.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { holdStaffMember } from '../staff/staff-store.ts';
import { askedRefund } from './asked-refund.ts';

const dayMs = 86_400_000;

/**
 * An e-check that its bank may still send back takes two people though the line is off; within their own limit of a day
 * somebody gives back alone though it is on (office-67, office-68). What somebody asks for at once is judged one by one.
 */
export function refundTakesTwo({ clock, site }: Pick<OfficeServices, 'clock' | 'site'>): TakesTwo {
  return async (tx, asked, { staffId }) => {
    const request = askedRefund(asked);
    const requisition = request && (await findRequisition(tx, request.params.transNo));
    if (!request || !requisition) return undefined;
    const now = clock.now();
    const { left, earlyUntil } = await refundablePayment(tx, site(), requisition, now);
    if (earlyUntil !== undefined) return true;
    const sum = request.body.parts.reduce((cents, { amountCents }) => cents + amountCents, 0);
    const limit = (await holdStaffMember(tx, staffId))?.refundLimit ?? 0;
    const before = await givenAloneSince(tx, staffId, new Date(now.getTime() - dayMs));
    return isWithinOwnLimit(sum + (request.body.withFee ? left.fee : 0), before, limit) ? false : undefined;
  };
}

import { isWaiting } from '@rochdale/domain/office/staff/two-people';
import { refusal } from '../../../platform/http/refusal.ts';
import { findRefundAskedAs } from '../../paying/refunds/public.ts';
import { findApproval } from '../approvals/approvals-store.ts';
import type { AskedOnce } from '../approvals/ask-or-act.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { holdStaffMember } from '../staff/staff-store.ts';
import { type AskedRefund, askedRefund } from './asked-refund.ts';

/**
 * A refund of a form whose answer was lost is answered what was done under its number, and is given once; what is not the
 * same is refused (office-67).
 */
export function refundAskedOnce({ clock }: Pick<OfficeServices, 'clock'>): AskedOnce {
  return async (tx, asked, { staffId }) => {
    const request = askedRefund(asked);
    const askId = request?.body.askId;
    if (!request || askId === undefined) return { askId, before: undefined };
    // Whoever sends the same form twice waits here: then it is there.
    await holdStaffMember(tx, staffId);
    const [refund, approval] = [await findRefundAskedAs(tx, askId), await findApproval(tx, askId)];
    if (refund) {
      const { transNo, people, parts, fee } = refund;
      const isSame = transNo === request.params.transNo && people[0] === staffId;
      const present = parts.map(({ accountNumber, amount }) => ({ accountNumber, amountCents: amount }));
      if (!isSame || !isSameSum({ parts: present, withFee: fee > 0 }, request.body)) throw otherwise();
      return { askId, before: { state: 'done', approvalId: null } };
    }
    if (!approval) return { askId, before: undefined };
    const waiting = askedRefund(approval.request);
    const isSame = waiting?.params.transNo === request.params.transNo && approval.askedBy === staffId;
    if (!waiting || !isSame || !isSameSum(waiting.body, request.body)) throw otherwise();
    if (!isWaiting(approval, clock.now())) throw refusal(409, 'staff.approval.over');
    return { askId, before: { state: 'waiting', approvalId: askId } };
  };
}

const otherwise = () => refusal(409, 'refunds.askedOtherwise');

type Sums = Pick<AskedRefund['body'], 'parts' | 'withFee'>;

const isSameSum = (one: Sums, other: Sums): boolean => one.withFee === other.withFee && sumsOf(one) === sumsOf(other);

const sumsOf = ({ parts }: Sums): string =>
  parts
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ accountNumber, amountCents }) => `${accountNumber} ${amountCents}`)
    .sort()
    .join();

import { nextQuestion } from '@rochdale/domain/paying/payments/next-question';
import type { requisitions } from '../../../../tables/payments.ts';

type Requisition = typeof requisitions.$inferSelect;

/** Whether a flow's requisitions are paid on a page; the others charge a way of paying that is stored. */
const isOnPage: Readonly<Record<Requisition['flow'], boolean>> = {
  'quick-pay': true,
  member: true,
  drafts: true,
  schedule: true,
  'payment-profile': true,
  'auto-pay': false,
  draft: false,
  'scheduled-payment': false,
  'top-up': false,
};

/** When the payment company is asked next about a requisition; null: never again. */
export function nextQuestionOf(
  requisition: Pick<
    Requisition,
    'flow' | 'state' | 'purpose' | 'paymentType' | 'updatedAt' | 'expiresAt' | 'approvedAt'
  >,
  now: Date,
): Date | null {
  const { flow, updatedAt: changedAt } = requisition;
  return nextQuestion({ ...requisition, hasPage: isOnPage[flow], changedAt }, now);
}

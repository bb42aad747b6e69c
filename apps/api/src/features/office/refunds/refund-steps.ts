import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import type { paymentFacts } from '../../paying/payments/public.ts';

type Step = OfficeAnswerOf<'payments.see'>['trail'][number];

/** What happened to the refunds of a payment: who decided each and why, and how it ended. */
export const refundSteps = ({ refunds }: Awaited<ReturnType<typeof paymentFacts>>): Step[] =>
  refunds.flatMap((refund): Step[] => {
    const { amount, fee, state, approvedAt, sentAt, endedAt, reason, byWhom, secondName, companyNumber } = refund;
    const amountCents = amount + fee;
    const people = [byWhom, secondName].filter((name) => name !== null).join(', ');
    const detail = reason === null ? null : `${people}: “${reason}”`;
    const steps: Step[] = [];
    if (refund.source === 'office')
      steps.push({ at: approvedAt.toISOString(), what: 'refund-approved', amountCents, detail });
    if (sentAt && refund.source === 'office')
      steps.push({ at: sentAt.toISOString(), what: 'refund-sent', amountCents, detail: refund.refundNumber });
    if (endedAt && state === 'done')
      steps.push({ at: endedAt.toISOString(), what: 'refund-done', amountCents, detail: companyNumber });
    if (endedAt && state === 'refused')
      steps.push({ at: endedAt.toISOString(), what: 'refund-refused', amountCents, detail: refund.refusal });
    return steps;
  });

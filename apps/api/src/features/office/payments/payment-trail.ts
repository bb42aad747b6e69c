import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import type { paymentFacts } from '../../paying/payments/public.ts';
import { refundSteps } from '../refunds/refund-steps.ts';

type Facts = Awaited<ReturnType<typeof paymentFacts>>;
type Step = OfficeAnswerOf<'payments.see'>['trail'][number];

const resultWords: Readonly<Record<string, Step['what']>> = {
  declined: 'declined',
  cancelled: 'cancelled',
  refunded: 'given-back',
  returned: 'sent-back',
};

/** What the payment company said of each charge; a charge beside the payment is told as one. */
function resultSteps({ results, requisition }: Facts): Step[] {
  return results.flatMap(({ status, reference, amount, receivedAt, reason, refundedAt, isPayment }): Step[] => {
    const at = receivedAt.toISOString();
    if (status === 'approved') {
      const isOwn = isPayment || reference === requisition?.reference;
      const taken: Step = { at, what: isOwn ? 'taken' : 'second-charge', amountCents: amount, detail: reference };
      if (refundedAt === null) return [taken];
      return [
        taken,
        { at: refundedAt.toISOString(), what: 'second-charge-back', amountCents: amount, detail: reference },
      ];
    }
    const what = resultWords[status];
    return what === undefined ? [] : [{ at, what, amountCents: amount, detail: reason }];
  });
}

/** What was contested, and how that ended. */
const disputeSteps = ({ disputes }: Facts): Step[] =>
  disputes.flatMap(({ disputeId, state, amount, openedAt, endedAt }): Step[] => {
    const opened: Step = { at: openedAt.toISOString(), what: 'contested', amountCents: amount, detail: disputeId };
    if (endedAt === null || state === 'open') return [opened];
    const what = state === 'won' ? 'contest-won' : 'contest-lost';
    return [opened, { at: endedAt.toISOString(), what, amountCents: amount, detail: disputeId }];
  });

/** The rows of the books, and what the billing system confirmed of them. */
const bookSteps = ({ postings, requisition }: Facts): Step[] =>
  postings.flatMap(({ transNo, accountNumber, amount, postedAt, confirmedAt }): Step[] => {
    const posted: Step = {
      at: postedAt.toISOString(),
      what: amount < 0 ? 'booked-back' : transNo === requisition?.transNo ? 'posted' : 'booked-again',
      amountCents: amount,
      detail: accountNumber,
    };
    if (confirmedAt === null) return [posted];
    return [posted, { at: confirmedAt.toISOString(), what: 'confirmed', amountCents: amount, detail: accountNumber }];
  });

/** Everything that happened to a payment, the oldest first. Amounts in cents. */
export function trailOf(facts: Facts): Step[] {
  const { requisition, returns, receipt } = facts;
  if (!requisition) return [];
  const steps: Step[] = [
    { at: requisition.createdAt.toISOString(), what: 'started', amountCents: requisition.amount, detail: null },
    ...resultSteps(facts),
    ...disputeSteps(facts),
    ...bookSteps(facts),
    ...refundSteps(facts),
    ...returns.flatMap(({ handledAt, returnCode }): Step[] =>
      handledAt ? [{ at: handledAt.toISOString(), what: 'return-heard', amountCents: null, detail: returnCode }] : [],
    ),
  ];
  if (receipt) steps.push({ at: receipt.sentAt.toISOString(), what: 'receipt', amountCents: null, detail: null });
  return steps.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

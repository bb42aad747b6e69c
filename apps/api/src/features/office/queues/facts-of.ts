import type { QueueAnswer, QueueFacts } from '@rochdale/domain/office/queues/queues';
import { type Asked, isTaken } from './asked-store.ts';

const answers: Readonly<Record<string, QueueAnswer>> = { approved: 'approved', rejected: 'refused' };

/** What was answered; null: nothing yet. */
export const answerOf = (asked: Asked): QueueAnswer | null =>
  asked.kind === 'profile-change' ? (answers[asked.row.status] ?? null) : asked.row.answer;

/** When it was asked, and when it was answered. */
export function momentsOf(asked: Asked): { readonly askedAt: Date; readonly answeredAt: Date | null } {
  switch (asked.kind) {
    case 'profile-change':
      return { askedAt: asked.row.submittedAt, answeredAt: asked.row.decidedAt };
    case 'claim':
      return { askedAt: asked.row.claimedAt, answeredAt: asked.row.answeredAt };
    case 'returned-letter':
      return { askedAt: asked.row.returnedAt, answeredAt: asked.row.answeredAt };
    case 'application':
    case 'rate-change':
      return { askedAt: asked.row.submittedAt, answeredAt: asked.row.answeredAt };
    case 'payment-help':
      return { askedAt: asked.row.askedAt, answeredAt: asked.row.answeredAt };
    case 'service-order':
      // What has no such moment came from the billing system, and is in no queue.
      return { askedAt: asked.row.submittedAt ?? new Date(0), answeredAt: asked.row.answeredAt };
  }
}

/** Whose it is: a member's, or null. */
export const memberOf = (asked: Asked): string | null => (asked.kind === 'claim' ? null : asked.row.memberNumber);

/** How it stands, as the rules judge it. */
export const factsOf = (asked: Asked, holder: QueueFacts['holder']): QueueFacts => ({
  kind: asked.kind,
  answer: answerOf(asked),
  isTaken: asked.kind !== 'profile-change' && isTaken(asked.row),
  holder,
});

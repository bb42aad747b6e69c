import type { DisputeMove } from './gateway-harness.ts';
import type { Tell } from './stripe-fields.ts';
import type { StripeBooks, StripeObject } from './stripe-objects.ts';

const weekSeconds = 604_800;
const ended = { won: 'won', lost: 'lost' } as const;

/** Moves a dispute of a charge on and tells of it: it bears no metadata of the charge. */
export function moveDispute(books: StripeBooks, tell: Tell, chargeId: string, move: DisputeMove): StripeObject {
  if (move === 'open' || move === 'ask') return open(books, tell, chargeId, move);
  const last = books.list('dispute').findLast(({ charge }) => charge === chargeId);
  if (!last) throw new Error('It was not contested.');
  const isInquiry = String(last.status).startsWith('warning');
  if (move === 'answer') {
    const answered = books.change(last.id, { status: isInquiry ? 'warning_under_review' : 'under_review' });
    tell('charge.dispute.updated', answered);
    return answered;
  }
  const closed = books.change(last.id, { status: isInquiry && move === 'won' ? 'warning_closed' : ended[move] });
  tell('charge.dispute.closed', closed);
  if (move === 'won' && !isInquiry) tell('charge.dispute.funds_reinstated', closed);
  return closed;
}

function open(books: StripeBooks, tell: Tell, chargeId: string, move: 'open' | 'ask'): StripeObject {
  const charge = books.change(chargeId, { disputed: true });
  const made = books.make('dp', 'dispute', {
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount: charge.amount,
    status: move === 'open' ? 'needs_response' : 'warning_needs_response',
    reason: 'fraudulent',
    evidence_details: { due_by: Number(charge.created) + weekSeconds, has_evidence: false, past_due: false },
    metadata: {},
  });
  tell('charge.dispute.created', made);
  if (move === 'open') tell('charge.dispute.funds_withdrawn', made);
  return made;
}

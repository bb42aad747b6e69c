/** The states of a requisition (paying-33). */
export type RequisitionState = 'initiated' | 'presented' | 'approved' | 'posted' | 'cancelled' | 'declined' | 'expired';
/** What can happen to it. */
export type RequisitionEvent = 'present' | 'approve' | 'post' | 'cancel' | 'decline' | 'expire';

/** What an event does: moves the requisition, leaves it (the same news again, or late news), or is refused. */
export type Transition =
  | { readonly kind: 'moves'; readonly to: RequisitionState }
  | { readonly kind: 'stays' }
  | { readonly kind: 'refused' };

const stays = 'stays';
const refused = 'refused';

/**
 * Event by state. An approval counts in every state before posting, however late: the money has moved.
 * After a decline the member may try again on the same hosted page.
 */
const table: Record<RequisitionState, Record<RequisitionEvent, RequisitionState | typeof stays | typeof refused>> = {
  initiated: {
    present: 'presented',
    approve: 'approved',
    post: refused,
    cancel: 'cancelled',
    decline: 'declined',
    expire: 'expired',
  },
  presented: {
    present: stays,
    approve: 'approved',
    post: refused,
    cancel: 'cancelled',
    decline: 'declined',
    expire: 'expired',
  },
  approved: { present: stays, approve: stays, post: 'posted', cancel: stays, decline: stays, expire: refused },
  posted: { present: stays, approve: stays, post: stays, cancel: stays, decline: stays, expire: refused },
  cancelled: { present: stays, approve: 'approved', post: refused, cancel: stays, decline: stays, expire: stays },
  declined: {
    present: stays,
    approve: 'approved',
    post: refused,
    cancel: 'cancelled',
    decline: stays,
    expire: 'expired',
  },
  expired: { present: stays, approve: 'approved', post: refused, cancel: stays, decline: stays, expire: stays },
};

/** The one answer to every (state, event). */
export function nextState(state: RequisitionState, event: RequisitionEvent): Transition {
  const answer = table[state][event];
  return answer === stays || answer === refused ? { kind: answer } : { kind: 'moves', to: answer };
}

/** The states of a refund that two people have decided (office-67). `unknown`: the company was asked and did not answer. */
export const refundStates = ['approved', 'sent', 'unknown', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

/** What can happen to it: it is sent, its answer is lost, the company gives the money back, or refuses to. */
export type RefundEvent = 'send' | 'lose' | 'give' | 'refuse';

/**
 * Event by state; what stays is the same news again, or late news. Money that the company has given back counts in every
 * state, however late it says so; what it has given back it can't refuse any more.
 */
const table: Record<RefundState, Record<RefundEvent, RefundState>> = {
  approved: { send: 'sent', lose: 'approved', give: 'done', refuse: 'refused' },
  sent: { send: 'sent', lose: 'unknown', give: 'done', refuse: 'refused' },
  unknown: { send: 'sent', lose: 'unknown', give: 'done', refuse: 'refused' },
  done: { send: 'done', lose: 'done', give: 'done', refuse: 'done' },
  refused: { send: 'refused', lose: 'refused', give: 'done', refuse: 'refused' },
};

/** The one answer to every state and event. */
export const nextRefundState = (state: RefundState, event: RefundEvent): RefundState => table[state][event];

/** Whether a refund holds money back that no other may give: all do until they are refused, or stand in the books. */
export const isInFlight = (state: RefundState): boolean =>
  state === 'approved' || state === 'sent' || state === 'unknown';

const seconds = 1000;
const leastWait = 5 * seconds;
const maxWait = 3600 * seconds;

/** When the company is asked next what became of a refund: after a quarter of its silence, from seconds to an hour. */
export function nextRefundQuestion(since: Date, now: Date): Date {
  const silence = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(Math.max(silence / 4, leastWait), maxWait));
}

import type { RequisitionState } from '../../paying/payments/requisition-state.ts';

/** How a payment was made, as the office adds days up. */
export const tenders = ['card', 'echeck', 'auto-pay', 'draft'] as const;
export type Tender = (typeof tenders)[number];

/** How a payment stands before the office. `back`: it was posted, and booked back since. */
export const standings = ['open', 'approved', 'posted', 'back', 'declined', 'cancelled', 'expired'] as const;
export type Standing = (typeof standings)[number];

/** How a payment was made: a plan's by its plan, else by what it was paid with; undefined until that is known. */
export function tenderOf(flow: string, paymentType: 'cc' | 'echeck' | null): Tender | undefined {
  if (flow === 'auto-pay' || flow === 'draft') return flow;
  if (paymentType === null) return undefined;
  return paymentType === 'cc' ? 'card' : 'echeck';
}

/** How a payment stands, by its state and whether it was booked back. */
export function standingOf(state: RequisitionState, isBookedBack: boolean): Standing {
  if (state === 'initiated' || state === 'presented') return 'open';
  return state === 'posted' && isBookedBack ? 'back' : state;
}

import type { Cents } from '../../money.ts';
import type { LineKind } from './line-kinds.ts';

/** What our books have of what a line is of. Cents, of either way. */
export interface BookedMoney {
  readonly least: Cents;
  /** More than the least where our books do not know the very amount. */
  readonly most: Cents;
}

/** What our books have of a charge, of a refund and of a dispute; each undefined where they know none. Cents. */
export interface BookedFacts {
  readonly charge:
    | {
        /** With the fee that its payer paid on top; of a charge beside the payment it may be in it or not. */
        readonly taken: BookedMoney;
        readonly refundedCents: Cents;
        /** The whole went back at the company, without a refund of ours. */
        readonly isGivenBack: boolean;
        readonly isReturned: boolean;
      }
    | undefined;
  readonly refund: { readonly cents: Cents; readonly isRefused: boolean } | undefined;
  readonly dispute: { readonly cents: Cents; readonly isWon: boolean } | undefined;
}

/** What a line of a kind should come to by our books; undefined where they know nothing of it (office-110). */
export function bookedMoney(kind: LineKind, { charge, refund, dispute }: BookedFacts): BookedMoney | undefined {
  switch (kind) {
    case 'payment':
      return charge?.taken;
    case 'refund':
      if (refund && !refund.isRefused) return exactly(refund.cents);
      return charge?.isGivenBack ? { least: 1, most: charge.taken.most } : undefined;
    case 'refund-failed':
      return refund?.isRefused ? exactly(refund.cents) : undefined;
    case 'return':
      return charge?.isReturned ? less(charge.taken, charge.refundedCents) : undefined;
    case 'dispute':
      return dispute && exactly(dispute.cents);
    case 'dispute-won':
      return dispute?.isWon ? exactly(dispute.cents) : undefined;
    case 'fee':
    case 'other':
      return undefined;
  }
}

const exactly = (cents: Cents): BookedMoney => ({ least: cents, most: cents });

const less = ({ least, most }: BookedMoney, cents: Cents): BookedMoney => ({
  least: least - cents,
  most: most - cents,
});

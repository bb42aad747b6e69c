import type { Cents } from '../../money.ts';

/** How far the billing system's clock may be ahead of ours. */
export const maxAheadMs = 5 * 60_000;

/** A portal payment, or what went back of one, that the balance does not speak for yet. Cents; below 0: it went back. */
export interface OpenPosting {
  readonly transNo: string;
  readonly amount: Cents;
  /**
   * What the billing system was told of it when its answer was there: `here`, nothing; `under-way`, perhaps, nobody knows;
   * `accepted`, and it said yes.
   */
  readonly state: 'here' | 'under-way' | 'accepted';
  /** When it was first told of it, by our clock; null: never. */
  readonly begunAt: Date | null;
  /** Whether it had said yes before it was asked for the balance. */
  readonly acceptedWhenAsked: boolean;
  /** When it said yes, by its own clock; null where it does not say. */
  readonly acceptedAt: Date | null;
  /** The moment of a file of the billing system's that has it; null: none has. */
  readonly knownAsOf: Date | null;
}

/** What the billing system says that an account owes. Cents. */
export interface BalanceAnswer {
  readonly accountNumber: string;
  /** Its own moment of the answer; null: it names none, and answers from its books as they stand. */
  readonly asOf: Date | null;
  readonly balance: Cents;
  readonly pastDue: Cents | null;
  readonly dueDate: string | null;
  readonly cutOffDate: string | null;
  /** The portal's payments in it, all since an instant; null: it does not say. */
  readonly payments: {
    readonly since: Date;
    readonly named: readonly { readonly transNo: string; readonly amount: Cents }[];
  } | null;
}

/** Why an answer is not believed. `unsettled`: it may have a payment in it or not, and nobody can tell. */
export type DoubtedAnswer = 'another-account' | 'back-in-time' | 'in-the-future' | 'unsettled';

/**
 * An answer is taken, with the numbers of the payments that it has in it, or left. It is as new as `asOf` at least and as
 * `until` at most: a file of between the two may be older or newer.
 */
export type TakenAnswer =
  | { readonly taken: true; readonly asOf: Date; readonly until: Date; readonly confirmed: readonly string[] }
  | { readonly taken: false; readonly why: DoubtedAnswer };

/** The account as our books have it when the answer is there. */
export interface OpenBook {
  readonly accountNumber: string;
  readonly balanceAsOf: Date;
  /** When we asked, and when it is now, by our clock. */
  readonly askedAt: Date;
  readonly now: Date;
  readonly postings: readonly OpenPosting[];
}

/**
 * Which payments an answer has in it (billing-link-2): each is in the balance or taken off it, never both and never
 * neither. Where that cannot be told the answer is left, and the one before it stays.
 */
export function takeAnswer(book: OpenBook, answer: BalanceAnswer): TakenAnswer {
  const left = (why: DoubtedAnswer): TakenAnswer => ({ taken: false, why });
  if (answer.accountNumber !== book.accountNumber) return left('another-account');
  const asOf = answer.asOf ?? book.askedAt;
  if (asOf.getTime() > book.now.getTime() + maxAheadMs) return left('in-the-future');
  if (asOf < book.balanceAsOf) return left('back-in-time');
  const places = book.postings.map((posting) => ({ posting, place: placeOf(posting, answer, asOf) }));
  if (places.some(({ place }) => place === 'unsettled')) return left('unsettled');
  const confirmed = places.filter(({ place }) => place === 'in').map(({ posting }) => posting.transNo);
  return { taken: true, asOf, until: answer.asOf ?? book.now, confirmed };
}

function placeOf(posting: OpenPosting, answer: BalanceAnswer, asOf: Date): 'in' | 'off' | 'unsettled' {
  const { state, begunAt, acceptedAt, knownAsOf } = posting;
  if (knownAsOf !== null && knownAsOf <= asOf) return 'in';
  if (answer.payments !== null) {
    if (acceptedAt !== null && acceptedAt < answer.payments.since) return 'in';
    const { since, named } = answer.payments;
    if (named.some(({ transNo, amount }) => transNo === posting.transNo && amount === posting.amount)) return 'in';
    return state === 'under-way' && begunAt !== null && begunAt < since ? 'unsettled' : 'off';
  }
  if (state === 'here') return 'off';
  if (!posting.acceptedWhenAsked) return 'unsettled';
  // Both by its own clock: an answer out of a copy is older than what it has accepted since.
  return answer.asOf !== null && acceptedAt !== null && acceptedAt > answer.asOf ? 'off' : 'in';
}

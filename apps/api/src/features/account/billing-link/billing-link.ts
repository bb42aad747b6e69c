import type { BalanceAnswer } from '@rochdale/domain/account/billing-link/one-book';
import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';

/** What the other side of a link can do. */
export interface LinkAbilities {
  /** It answers what an account owes at this moment. */
  readonly balances: boolean;
  /** It takes payments one by one; else they go with the posting file. */
  readonly postings: boolean;
}

/** A payment of the portal's, or what went back of one, as the billing system is told. */
export interface Posting {
  /** With the account, what the billing system recognizes it by. */
  readonly transNo: string;
  readonly accountNumber: string;
  /** Cents; below 0: it went back. */
  readonly amount: Cents;
  /** The co-op's day on which it was taken, or went back. */
  readonly day: LocalDay;
  readonly method: 'card' | 'echeck';
  readonly lastFour: string;
  readonly confirmationNumber: string;
  readonly fee: Cents;
}

/** The billing system will not book a posting, and has not: a person has to look. */
export class PostingRefused extends Error {}

/**
 * All that the portal knows of a live link to the billing system. docs/billing-link.md has its promises. Every method
 * rejects where the answer is not known; none waits for ever.
 */
export interface BillingLink {
  readonly name: 'files' | 'multispeak' | 'webhook';
  /** What it is set to use; nothing is asked for it. */
  readonly uses: LinkAbilities;
  /** Asks the other side what it can do, in its own words too, for the operator. */
  describe(): Promise<{ readonly abilities: LinkAbilities; readonly says: string }>;
  /** What an account owes. Rejects when `signal` ends it. */
  balanceOf(accountNumber: string, signal: AbortSignal): Promise<BalanceAnswer>;
  /** Tells of a posting, once however often. Answers when it was accepted by the other side's clock, if it says. */
  deliver(posting: Posting): Promise<{ readonly acceptedAt: Date | null }>;
}

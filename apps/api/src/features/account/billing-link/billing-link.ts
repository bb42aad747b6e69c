import type { BalanceAnswer } from '@rochdale/domain/account/billing-link/one-book';
import type { ToldKind } from '@rochdale/domain/account/billing-link/told-kinds';
import type { ToldRecord } from '@rochdale/domain/account/billing-link/told-record';
import type { Told } from './told.ts';
import type { ToldOutages } from './told-outage.ts';

/** What the other side of a link can do. */
export interface LinkAbilities {
  /** It answers what an account owes at this moment. */
  readonly balances: boolean;
  /** It answers what it knows of an account, its member, place and meters. */
  readonly changes: boolean;
  /** It answers which outages there are, and whom they affect. */
  readonly outages: boolean;
  /** What it takes one by one; the rest goes with the files of the export. */
  readonly tells: ReadonlySet<ToldKind>;
}

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
  /** What it knows of an account beside what is owed. Rejects when `signal` ends it. */
  recordOf(
    account: { readonly accountNumber: string; readonly memberNumber: string },
    signal: AbortSignal,
  ): Promise<ToldRecord>;
  /**
   * The outages that are active, and those of `known` whatever became of them. When `signal` ends it, it answers what it has,
   * or rejects.
   */
  outages(known: readonly string[], signal: AbortSignal): Promise<ToldOutages>;
  /**
   * Tells of one thing, once however often. Answers when it was accepted by the other side's clock, if it says. Throws
   * `DeliveryRefused` where it will not be taken.
   */
  deliver(told: Told): Promise<{ readonly acceptedAt: Date | null }>;
}

import type { AccountFacts, SandboxOutage } from '@rochdale/billing-sandbox/books';
import type { Clock } from '../../../../platform/clock.ts';
import type { TestDatabase } from '../../../../platform/testing/test-database.ts';
import type { BillingLink } from '../billing-link.ts';

/** What may go wrong on the other side. */
export type BillingFault = 'silent' | 'down' | 'another-account' | 'back-in-time' | 'answer-lost' | 'doubled';

/** One billing system, ready to be tried. */
export interface BillingHarness {
  readonly link: BillingLink;
  /** The same billing system as another portal would reach it: every secret is another. */
  readonly stranger: BillingLink;
  readonly books: {
    open(accountNumber: string, cents: number): void;
    /** What is billed, or paid at the counter where it is below 0. */
    charge(accountNumber: string, cents: number): void;
    owed(accountNumber: string): number | undefined;
    /** What was booked of the portal's payments, in its order. */
    readonly payments: readonly { readonly transNo: string; readonly accountNumber: string; readonly cents: number }[];
    /** What it took of what members asked for, in its order. */
    readonly requests: readonly {
      readonly kind: string;
      readonly number: string;
      readonly subject: string;
      readonly text: string;
    }[];
    /** Says what is known of an outage from now on. */
    breakOut(outage: SandboxOutage): void;
    /** What it says of an account beside what is owed. */
    know(accountNumber: string, facts: AccountFacts): void;
    /** From now on nothing is taken of an account, or of a member. */
    close(subject: string): void;
  };
  /** Runs with a fault on the other side. */
  during<T>(fault: BillingFault, act: () => Promise<T>): Promise<T>;
  /** Where nobody is asked live: brings what the billing system owes into our books, and takes what was posted to it. */
  readonly files?: {
    bring(database: TestDatabase, accountNumber: string, clock: Clock): Promise<void>;
    /** Brings what is known of an account beside what it owes. */
    bringRecord(database: TestDatabase, accountNumber: string, clock: Clock): Promise<void>;
    take(database: TestDatabase, clock: Clock): Promise<void>;
  };
  close(): Promise<void>;
}

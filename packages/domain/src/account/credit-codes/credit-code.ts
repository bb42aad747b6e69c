import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** What a billing system codes of a member's credit, and what the portal does by it (account-114). */
export const creditCodes = ['deceased', 'bankruptcy', 'cash-only'] as const;
export type CreditCode = (typeof creditCodes)[number];

/** For which days a code holds, both included. */
export interface CodeDays {
  readonly since: LocalDay;
  /** Null: it goes on. */
  readonly until: LocalDay | null;
}

/** Whether a code holds on a day. */
export const isInForce = ({ since, until }: CodeDays, today: LocalDay): boolean =>
  since <= today && (until === null || until >= today);

/** An account with the codes that hold for it. */
interface CodedAccount {
  readonly isCashOnly: boolean;
  readonly isBankrupt: boolean;
  readonly isEcheckEligible: boolean;
  readonly derivedStatus: string;
  readonly pastDueAmount: Cents;
  readonly pastDueDate: LocalDay | null;
  readonly cutoffAmount: Cents;
  readonly cutOffDate: LocalDay | null;
}

/** What nobody may be told while a bankruptcy is open. */
const dunning = ['Past Due', 'Pending Disconnect'];

/**
 * An account as its codes leave it: cash only closes e-checks and bank drafts (account-115), bankruptcy takes away what is
 * past due and the day on which service ends (account-116). What is owed stays.
 */
export function underCreditCodes<A extends CodedAccount>(account: A): A {
  const { isCashOnly, isBankrupt, derivedStatus } = account;
  return {
    ...account,
    ...(isCashOnly && { isEcheckEligible: false }),
    ...(isBankrupt && {
      derivedStatus: dunning.includes(derivedStatus) ? 'Current' : derivedStatus,
      pastDueAmount: 0,
      pastDueDate: null,
      cutoffAmount: 0,
      cutOffDate: null,
    }),
  };
}

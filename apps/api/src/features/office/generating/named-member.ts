import type { DepositStatus } from '@rochdale/domain/account/deposits/deposits';
import type { LocalDay } from '@rochdale/domain/dates';
import type { AccountDetailFacts } from './account-details.ts';
import type { AccountFacts } from './account-facts.ts';
import type { AccountPreferences, AverageBillingFacts, DraftColumns } from './member-facts.ts';
import type { Service } from './rows/bill-line-rows.ts';
import type { DelinquentFacts } from './rows/delinquent-rows.ts';
import type { MustStayOnFacts, OutageSource } from './rows/outage-rows.ts';

/** A member of the demo who shows one thing. */
export interface NamedMember {
  readonly memberNumber: string;
  /** Of an organization. */
  readonly organizationName?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty, as the phone's digits: not on file. */
  readonly email: string;
  readonly phoneLastFour: string;
  readonly workPhone?: { readonly phone: string; readonly extension: string };
  /** None: has not registered at the portal yet. */
  readonly login?: string;
  /** Persons without a membership who sign in for this one. */
  readonly grants?: readonly { readonly login: string; readonly email: string; readonly scope: 'all' | 'read' }[];
  /** Payment data that the billing system keeps, and whether auto pay uses it; random where it is not said. */
  readonly stored?: readonly StoredFacts[];
  /** Further persons of the membership. */
  readonly persons?: readonly { readonly personName: string; readonly relation: string; readonly mayAct: boolean }[];
  /** What signing in or paying as this member shows. */
  readonly shows: string;
  /** Members' accounts that this one held before, up to a day. */
  readonly held?: readonly { readonly accountNumber: string; readonly heldUntil: LocalDay }[];
  readonly accounts: readonly {
    readonly accountNumber: string;
    readonly street: string;
    readonly facts: AccountFacts;
    /** What the billing system says beside the balance; most accounts have nothing special. */
    readonly details?: AccountDetailFacts;
    /** An arrangement to pay what is past due by instalments, and how it goes; not said: chance decides. */
    readonly arrangement?: 'onTime' | 'overdue' | 'none';
    readonly deposits?: readonly DepositStatus[];
    /** Notices of delinquency; an account that is past due has some anyway. */
    readonly delinquents?: DelinquentFacts;
    readonly draft?: DraftColumns;
    readonly preferences?: AccountPreferences;
    /** What took its power, and takes it; most have had no outage. */
    readonly outages?: OutageSource;
    /** What must not stay dark at its place. */
    readonly dark?: MustStayOnFacts;
    /** What the billing system says of average billing. */
    readonly averageBilling?: AverageBillingFacts;
    /** The services on its one bill, where there are several: the first is billed by its use, each other has a monthly sum. */
    readonly services?: readonly Service[];
    /** How many months of bills are on file: too few to read a rate off them, for one. */
    readonly billedMonths?: number;
    /** Since when the member holds it, where another did before. */
    readonly heldFrom?: LocalDay;
    /** Not billed yet, so nothing to pay either. */
    readonly isNew?: boolean;
  }[];
}

/** A stored way of paying; a card of the sandbox that is good for long, where nothing else is said. */
interface StoredFacts {
  readonly paymentType: 'Credit' | 'Check';
  readonly usedByAutoPay: boolean;
  readonly brand?: string;
  readonly lastFour?: string;
  readonly expires?: string;
  readonly token?: string;
}

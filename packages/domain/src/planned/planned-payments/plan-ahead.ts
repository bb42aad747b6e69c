import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import type { AmountLimits } from '../../paying/payments/company-limits.ts';
import type { PaymentRules, PaymentType } from '../../paying/payments/payable-account.ts';
import type { ToldOfPlan } from '../due-payments/announced-debit.ts';
import type { DuePaymentState } from '../due-payments/due-payment-state.ts';
import type { BillDays, PaymentPlan } from '../due-payments/payment-plan.ts';
import type { AccountToPay } from '../due-payments/what-is-taken.ts';

/** By what a planned payment is taken; an office draft is one that the billing system takes by itself. */
export const plannedKinds = ['auto-pay', 'draft', 'scheduled-payment', 'top-up', 'office-draft'] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/**
 * How sure the amount is. `sent`: it is with the bank or the payment company. `known`: it is what is owed or was named.
 * `most`: what the member named, of which less is owed now. `about`: what is owed now; a bill may come before the day.
 * `open`: what is owed on the day, nothing as of today. `none`: as it stands nothing is taken; an amount is one above the
 * member's limit.
 */
export const certainties = ['sent', 'known', 'most', 'about', 'open', 'none'] as const;
export type Certainty = (typeof certainties)[number];

/** A due day of a plan that was taken up already. Money in cents. */
export interface DayTakenUp {
  readonly dueDay: LocalDay;
  readonly state: DuePaymentState;
  readonly authorizationId: string | null;
  readonly reason: string | null;
  readonly amount: Cents;
  readonly declines: number;
  /** Nothing is tried before it. */
  readonly tryOn: LocalDay;
}

/** A plan that may take something, with the days of it that are known. Money in cents. */
export interface PlanAhead {
  readonly kind: Exclude<PlannedKind, 'office-draft'>;
  /** The account of auto pay or a draft, the number of a scheduled payment. */
  readonly key: string;
  readonly authorizationId: string;
  readonly plan: PaymentPlan;
  /** Whether it goes out in the bank file, or what it is taken by; undefined when nothing is left. */
  readonly by: 'file' | PaymentType | undefined;
  readonly prenoteEffectiveDate: LocalDay | undefined;
  readonly ceiling: Cents | undefined;
  readonly paysInFull: boolean;
  /** The accounts it pays, with amounts where the member named them. */
  readonly accounts: readonly { readonly accountNumber: string; readonly amount?: Cents }[];
  readonly bills: readonly BillDays[];
  readonly takenUp: readonly DayTakenUp[];
  /** What its member was told of debits; undefined where it is not taken from a bank account. */
  readonly told: ToldOfPlan | undefined;
}

/** An account as it stands today. */
export interface AccountAhead extends Omit<AccountToPay, 'part'> {
  /** Whether the bank file may take from it. */
  readonly bankDraftOpen: boolean;
}

/** Money of a plan that is with the bank or the payment company already. In cents. */
export interface OnItsWayAhead {
  readonly kind: PlanAhead['kind'];
  readonly key: string;
  readonly accountNumbers: readonly string[];
  readonly day: LocalDay;
  readonly amount: Cents;
}

/** A top-up that is expected. Money in cents. */
export interface TopUpAhead {
  readonly accountNumber: string;
  readonly day: LocalDay;
  readonly amount: Cents;
}

/** Everything that decides what is taken of a member in the days to come. */
export interface Ahead {
  readonly today: LocalDay;
  /** The day of the next bank file. */
  readonly nextFileDay: LocalDay;
  readonly plans: readonly PlanAhead[];
  readonly officeDrafts: readonly { readonly accountNumber: string; readonly day: LocalDay }[];
  /** Prepaid accounts that are topped up by themselves, with the day on which that is expected. */
  readonly topUps: readonly TopUpAhead[];
  readonly onItsWay: readonly OnItsWayAhead[];
  readonly accounts: readonly AccountAhead[];
  readonly rules: PaymentRules;
  readonly limits: AmountLimits;
}

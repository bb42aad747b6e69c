import type { Cents } from '@rochdale/domain/money';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import type { PaymentPlan } from '@rochdale/domain/planned/due-payments/payment-plan';
import type { DuePaymentKey } from '../../../tables/due-payments.ts';

export type PlanKind = DuePaymentKey['planKind'];

/** What a plan is taken by: a token of the payment company, the co-op's bank file, or nothing that is left. */
export type TakenBy =
  | { readonly kind: 'token'; readonly token: string; readonly paymentType: PaymentType }
  | { readonly kind: 'file' }
  | { readonly kind: 'none' };

/** A plan as it stands now. Money in cents. */
export interface StandingPlan {
  readonly planKind: PlanKind;
  readonly planKey: string;
  readonly memberNumber: string;
  /** What it rests on: one member, one plan, one way of paying. */
  readonly authorizationId: string;
  readonly plan: PaymentPlan;
  readonly by: TakenBy;
  readonly ceiling: Cents | undefined;
  /** The member wants the named amount paid though less is owed. */
  readonly paysInFull: boolean;
  /** The accounts it pays; with amounts where the member named them. */
  readonly accounts: readonly { readonly accountNumber: string; readonly amount?: Cents }[];
  /** It was made here, and not brought along by an import. */
  readonly wasMadeHere: boolean;
  /** When the prenote of its bank account settles. */
  readonly prenoteEffectiveDate: string | undefined;
  /**
   * Why it takes nothing: an account has another member by now, its member has paused it, the billing system takes by
   * itself, or a person of the co-op has to decide first.
   */
  readonly stop: 'holder' | 'paused' | 'billing' | 'held' | undefined;
}

/** Whether it is listed here alone: a draft without anything to charge it by, which the billing system takes by itself. */
export const isOfficeDraft = ({ planKind, by }: StandingPlan): boolean => planKind === 'draft' && by.kind === 'none';

import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** By what a draft is taken: a bank account or a credit card (planned-15). */
export const draftOptions = ['BANK', 'CC'] as const;
export type DraftOption = (typeof draftOptions)[number];

/** When a draft is taken (planned-21). A member chooses one of the first four; CYCLE the co-op sets itself. */
export const chosenDraftMethods = ['WHEN_BILLED', 'END_OF_MONTH', 'DAY_OF_MONTH', 'DAYS_AFTER_BILLING'] as const;
export type ChosenDraftMethod = (typeof chosenDraftMethods)[number];
export type DraftMethod = ChosenDraftMethod | 'CYCLE';

/** The bank account's type (planned-25). */
export const bankAccountTypes = ['Checking', 'Savings'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

/** A draft that is set up (planned-18). */
export interface Draft {
  readonly draftType: DraftMethod;
  readonly draftDay: number | null;
  /** The bank account's type, or the card's. */
  readonly draftAccountType: string;
  readonly draftAccountNumberMasked: string;
  readonly financialInstitutionName: string;
}

/** An account as its draft page knows it (planned-18). */
export interface DraftAccount {
  readonly accountNumber: string;
  readonly serviceAddress: string;
  readonly accountType: string;
  readonly pastDueAmount: Cents;
  readonly autopayExists: boolean;
  readonly ccEligible: boolean;
  readonly noMoreChecks: boolean;
  /** A credit code lets no bank account pay it (account-115). */
  readonly isCashOnly: boolean;
  /** The first day on which a draft may be taken, where the billing system names one. */
  readonly eligibleDraftDate: LocalDay | null;
  /** The days of the month between which a draft must lie; neither counts itself. */
  readonly allowBeforeBilledDay: number | null;
  readonly allowAfterBilledDay: number | null;
  readonly draft: Draft | null;
  /** The day on which the billing system takes a draft of its own, which only the office changes; null without one. */
  readonly officeDraftDate: LocalDay | null;
}

import type { Violation } from '../../violation.ts';
import { violation } from '../../violation.ts';

/** How an account may be billed (account-49). */
export const billingTypes = ['Standard', 'Average', 'Budget'] as const;
export type BillingType = (typeof billingTypes)[number];

/** Add signs an account up, Edit removes it again (account-49). */
export const levelizedActions = ['Add', 'Edit'] as const;
export type LevelizedAction = (typeof levelizedActions)[number];

/** What the table shows: all accounts, those under average billing, the others (account-50). */
export const levelizedFilters = ['all', 'view-enabled', 'view-non-enabled'] as const;
export type LevelizedFilter = (typeof levelizedFilters)[number];

/** What decides over an account's row. No billing type is Standard. */
export interface LevelizedFacts {
  readonly billingType: BillingType | null;
  readonly isEligible: boolean;
}

/** The filter decides what the bulk button does (account-50). */
export const actionOf = (filter: LevelizedFilter): LevelizedAction => (filter === 'view-enabled' ? 'Edit' : 'Add');

/** The billing type that an action asks for (account-49). */
export const billingTypeOf = (action: LevelizedAction): BillingType => (action === 'Add' ? 'Average' : 'Standard');

/** What the row's menu offers (account-48, account-52); an account under average billing may always be removed. */
export function offeredAction({ billingType, isEligible }: LevelizedFacts): LevelizedAction | undefined {
  if (billingType === 'Average') return 'Edit';
  return billingType !== 'Budget' && isEligible ? 'Add' : undefined;
}

/** Whether the bulk button can take an account along. */
export const isSelectable = (account: LevelizedFacts, filter: LevelizedFilter): boolean =>
  offeredAction(account) === actionOf(filter);

/** Whether an account stands in the table under a filter. */
export function isShown({ billingType }: LevelizedFacts, filter: LevelizedFilter): boolean {
  return filter === 'all' || (billingType === 'Average') === (filter === 'view-enabled');
}

/** An account's billing type in the table once an action has succeeded: Average on Add, none on Edit (account-56). */
export const shownTypeAfter = (action: LevelizedAction): BillingType | null => (action === 'Add' ? 'Average' : null);

/** What a member asks for; money in cents. */
export interface LevelizedUpdate {
  readonly action: LevelizedAction;
  readonly billingType: BillingType;
  readonly estimatedBill: number | null;
  readonly settlementMonth: number;
}

/** What an account was offered; money in cents. */
export interface LevelizedOffer extends LevelizedFacts {
  readonly estimate: number | null;
  readonly settlementMonth: number;
  /** Why it is not eligible. */
  readonly closed: Violation | undefined;
}

/**
 * What is wrong with an update, held against the account as it stands (account-52, account-55): only eligible accounts may be signed up,
 * to the estimate and the month that the member has seen.
 */
export function levelizedViolation(update: LevelizedUpdate, offer: LevelizedOffer): Violation | undefined {
  const { action } = update;
  if (update.billingType !== billingTypeOf(action)) return violation('levelizedBilling.type.mismatch');
  if (action === 'Edit')
    return offer.billingType === 'Average' ? undefined : violation('levelizedBilling.account.notAverage');
  if (offer.billingType === 'Average') return violation('levelizedBilling.account.already');
  if (offer.closed) return offer.closed;
  return update.estimatedBill === offer.estimate && update.settlementMonth === offer.settlementMonth
    ? undefined
    : violation('levelizedBilling.estimate.changed');
}

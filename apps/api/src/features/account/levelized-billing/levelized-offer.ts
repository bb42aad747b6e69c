import { eligibilityViolation } from '@rochdale/domain/account/levelized-billing/eligibility';
import { estimateOf, settlementMonthOf } from '@rochdale/domain/account/levelized-billing/estimate';
import {
  type BillingType,
  billingTypes,
  type LevelizedOffer,
} from '@rochdale/domain/account/levelized-billing/levelized-billing';
import type { LocalDay } from '@rochdale/domain/dates';
import type { Violation } from '@rochdale/domain/violation';
import type { Executor } from '../../../platform/database/database.ts';
import { type LevelizedAccount, levelizedAccounts } from './levelized-billing-store.ts';

/** What an account is offered, by the rules (account-52, account-53). */
export function offerOf({ account, terms, bills }: LevelizedAccount, today: LocalDay): LevelizedOffer {
  const billingType = typeOf(account.billingType);
  const closed = eligibilityViolation({
    billingType,
    derivedStatus: account.derivedStatus,
    isPrepaidAccount: account.isPrepaidAccount,
    billCount: bills.length,
    isClosedByOffice: terms?.isEligible === false,
  });
  return {
    billingType,
    isEligible: closed === undefined,
    estimate: account.isPrepaidAccount ? null : (estimateOf(bills) ?? null),
    settlementMonth: terms?.settlementMonth ?? settlementMonthOf(bills, today),
    closed,
  };
}

/** Why an account is refused: in the office's own words where it has given some. */
export function reasonOf(found: Violation, { terms }: LevelizedAccount): Violation | string {
  const own = found.code === 'levelizedBilling.notEligible.office' ? terms?.notEligibleMessage : null;
  return own ?? found;
}

const typeOf = (text: string): BillingType => billingTypes.find((one) => one === text) ?? 'Standard';

/** Why an account of a member can't be signed up; undefined when it can. */
export async function levelizedRefusal(
  db: Executor,
  memberNumber: string,
  accountNumber: string,
  today: LocalDay,
): Promise<Violation | undefined> {
  const [found] = await levelizedAccounts(db, memberNumber, [accountNumber]);
  return found && offerOf(found, today).closed;
}

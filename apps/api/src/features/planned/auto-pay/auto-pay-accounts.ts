import type { LocalDay } from '@rochdale/domain/dates';
import { type Eligibility, eligibility } from '@rochdale/domain/paying/payments/eligibility';
import { type BillDays, oldestBillingDay } from '@rochdale/domain/planned/due-payments/payment-plan';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../platform/database/database.ts';
import { type Account, findAccounts } from '../../account/accounts/public.ts';
import { paymentRulesOf } from '../../paying/payments/public.ts';
import { billDaysOf } from '../due-payments/public.ts';
import { type AutoPay, accountsWithDraft, autoPayOf, billingAutoPayOf } from './auto-pay-store.ts';

/** An account with everything that auto pay's rules ask of it. */
export interface AutoPayCandidate {
  readonly account: Account;
  readonly isPrepaidAccount: boolean;
  readonly isBillingAutoPay: boolean;
  readonly hasDraft: boolean;
  readonly allowed: Eligibility;
  readonly bills: readonly BillDays[];
  readonly autoPay: AutoPay | undefined;
}

/** The member's accounts as auto pay's rules see them, in the order of their numbers as given. */
export async function autoPayCandidates(
  { db, site }: { readonly db: Executor; readonly site: Site },
  memberNumber: string,
  accountNumbers: readonly string[],
  today: LocalDay,
): Promise<AutoPayCandidate[]> {
  const accounts = new Map((await findAccounts(db, accountNumbers)).map((one) => [one.accountNumber, one]));
  const own = await autoPayOf(db, accountNumbers);
  const billing = await billingAutoPayOf(db, accountNumbers);
  const drafted = await accountsWithDraft(db, accountNumbers);
  const bills = await billDaysOf(db, accountNumbers, oldestBillingDay(today));
  const rules = await paymentRulesOf(db, site, memberNumber);
  return accountNumbers.flatMap((accountNumber) => {
    const account = accounts.get(accountNumber);
    if (!account) return [];
    return {
      account,
      isPrepaidAccount: account.isPrepaidAccount,
      isBillingAutoPay: billing.has(accountNumber),
      hasDraft: drafted.has(accountNumber),
      allowed: eligibility(account, rules),
      bills: bills.get(accountNumber) ?? [],
      autoPay: own.get(accountNumber),
    };
  });
}

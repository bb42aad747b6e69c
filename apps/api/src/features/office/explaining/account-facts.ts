import { isClosed } from '@rochdale/domain/account/holdings/holding';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import type { DraftAccount } from '@rochdale/domain/planned/draft-payments/draft';
import type { OutageFlag } from '@rochdale/domain/service/outage/outage-status';
import type { Violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, latestNow, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Account, findAccount, shownStatus } from '../../account/accounts/public.ts';
import { levelizedRefusal } from '../../account/levelized-billing/public.ts';
import { findDetails } from '../../account/overview/overview-store.ts';
import { findUsageSettings } from '../../energy/usage/public.ts';
import { paymentRulesOf } from '../../paying/payments/public.ts';
import { type AutoPayCandidate, autoPayCandidates } from '../../planned/auto-pay/public.ts';
import { draftAccountsOf } from '../../planned/draft-payments/public.ts';
import { outageOf } from '../../service/outage/public.ts';

/** An account with all that the product's rules ask of it. */
export interface AccountFacts {
  readonly account: Account;
  readonly status: string;
  readonly isClosed: boolean;
  readonly rules: PaymentRules;
  readonly draftAccount: DraftAccount | undefined;
  readonly candidate: AutoPayCandidate | undefined;
  readonly outage: OutageFlag;
  readonly usage: { readonly viewUsageHistory: boolean; readonly showUsageSuspendedMsg: boolean };
  readonly levelized: Violation | undefined;
  readonly collectMeterReading: boolean;
}

/** Reads an account as screens and operations see it; undefined when there is none. */
export async function accountFacts(
  { db, clock, site }: { readonly db: Database; readonly clock: Clock; readonly site: Site },
  accountNumber: string,
): Promise<AccountFacts | undefined> {
  const account = await findAccount(db, accountNumber);
  if (!account) return undefined;
  const { memberNumber } = account;
  const today = todayAt(clock, site.timeZone);
  const drafts = await draftAccountsOf(db, memberNumber, today);
  const [candidate] = await autoPayCandidates({ db, site }, memberNumber, [accountNumber], today);
  return {
    account,
    status: shownStatus(account),
    isClosed: isClosed(account, today),
    rules: await paymentRulesOf(db, site, memberNumber),
    draftAccount: drafts.find((one) => one.accountNumber === accountNumber),
    candidate,
    outage: (await outageOf(db, accountNumber, latestNow(clock, site.timeZone))).isActive,
    usage: await findUsageSettings(db, accountNumber),
    levelized: await levelizedRefusal(db, memberNumber, accountNumber, today),
    collectMeterReading: (await findDetails(db, accountNumber))?.collectMeterReading ?? false,
  };
}

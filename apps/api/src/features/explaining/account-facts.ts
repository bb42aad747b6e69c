import type { DraftAccount } from '@rochdale/domain/draft-payments/draft';
import type { OutageFlag } from '@rochdale/domain/outage/outage-status';
import type { PaymentRules } from '@rochdale/domain/payments/payable-account';
import type { Site } from '@rochdale/domain/site/site';
import type { Violation } from '@rochdale/domain/violation';
import { type Clock, localNow, todayAt } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Account, findAccount, shownStatus } from '../accounts/public.ts';
import { type AutoPayCandidate, autoPayCandidates } from '../auto-pay/public.ts';
import { draftAccountsOf } from '../draft-payments/public.ts';
import { levelizedRefusal } from '../levelized-billing/public.ts';
import { outageOf } from '../outage/public.ts';
import { findDetails } from '../overview/public.ts';
import { paymentRulesOf } from '../payments/public.ts';
import { findUsageSettings } from '../usage/public.ts';

/** An account with all that the product's rules ask of it. */
export interface AccountFacts {
  readonly account: Account;
  readonly status: string;
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
    rules: await paymentRulesOf(db, site, memberNumber),
    draftAccount: drafts.find((one) => one.accountNumber === accountNumber),
    candidate,
    outage: (await outageOf(db, accountNumber, localNow(clock, site.timeZone))).isActive,
    usage: await findUsageSettings(db, accountNumber),
    levelized: await levelizedRefusal(db, memberNumber, accountNumber, today),
    collectMeterReading: (await findDetails(db, accountNumber))?.collectMeterReading ?? false,
  };
}

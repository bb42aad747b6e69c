import type { Database } from '../../../platform/database/database.ts';
import type { MessageServices } from '../messages/public.ts';
import { accountsWithBankPlan, type BankPlanAccount } from './bank-plans-store.ts';
import { chooseDraftNotice, draftNoticesOf } from './draft-notice.ts';

/** Of how many accounts that a bank account pays: chosen now, chosen by the member, taken back, reached by no e-mail. */
export interface AnnounceReport {
  readonly byEmail: number;
  readonly asChosen: number;
  readonly takenBack: number;
  readonly none: number;
}

const limit = 250;

/**
 * Chooses for plans that stand already what setting one up from a bank account chooses. Whoever was told of a payment
 * before and is no more has taken the notice back, and is left alone. With `dryRun` nothing is written.
 */
export async function announceDrafts(
  services: Pick<MessageServices, 'clock' | 'site'> & { readonly db: Database },
  { dryRun = false } = {},
): Promise<AnnounceReport> {
  const { db, site } = services;
  const report = { byEmail: 0, asChosen: 0, takenBack: 0, none: 0 };
  for (let after = ''; ; ) {
    const page = await accountsWithBankPlan(db, { after, limit });
    const last = page.at(-1);
    if (!last) return report;
    after = last.accountNumber;
    for (const [memberNumber, accounts] of byMember(page)) {
      const notices = await draftNoticesOf(site(), db, memberNumber);
      const fresh: string[] = [];
      for (const { accountNumber, wasTold } of accounts) {
        const notice = notices.get(accountNumber) ?? 'none';
        const isTakenBack = notice === 'byEmail' && wasTold;
        report[isTakenBack ? 'takenBack' : notice] += 1;
        if (notice === 'byEmail' && !isTakenBack) fresh.push(accountNumber);
      }
      if (!dryRun && fresh.length > 0)
        await db.transaction((tx) => chooseDraftNotice(services, tx, memberNumber, fresh));
    }
  }
}

function byMember(page: readonly BankPlanAccount[]): ReadonlyMap<string, readonly BankPlanAccount[]> {
  const members = new Map<string, BankPlanAccount[]>();
  for (const one of page) members.set(one.memberNumber, [...(members.get(one.memberNumber) ?? []), one]);
  return members;
}

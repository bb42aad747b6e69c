import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { countAccounts, presentPayableAccount, searchAccounts } from '../../account/accounts/public.ts';
import { onItsWayOf, presentOnItsWay } from '../owed/public.ts';

/** Pay Multiple Accounts (paying-53): what each of a member's accounts owes, found by text and in pages. */
export function payMultipleHandlers({
  db,
  clock,
  site,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}): Pick<Handlers, 'pay-multiple.accounts'> {
  return {
    'pay-multiple.accounts': async ({ query, caller }) => {
      const [found, memberRecords] = await Promise.all([
        searchAccounts(db, caller.memberNumber, { ...query, sort: 'number', descending: false }),
        countAccounts(db, caller.memberNumber),
      ]);
      const onItsWay = await onItsWayOf(
        db,
        found.accounts.map(({ accountNumber }) => accountNumber),
        clock.now(),
      );
      return {
        results: found.accounts.map((account) => ({
          ...presentPayableAccount(account, presentOnItsWay(onItsWay.get(account.accountNumber))),
          accountType: account.accountType,
        })),
        totalRecords: found.total,
        memberRecords,
        today: todayAt(clock, site().timeZone),
      };
    },
  };
}

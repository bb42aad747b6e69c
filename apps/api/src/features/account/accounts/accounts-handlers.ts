import { dollarsOf } from '@rochdale/domain/money';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { lastPaymentOf } from '../history/public.ts';
import { presentAccountInfo, presentListItem, shownStatus } from './accounts-presenter.ts';
import { countAccounts, findAccount, listAccounts } from './accounts-store.ts';
import { searchAccounts } from './all-accounts-store.ts';

/** The member's accounts. Ownership is checked before these run. */
export function accountsHandlers(
  db: Database,
  site: () => Site,
): Pick<Handlers, 'accounts.list' | 'accounts.search' | 'accounts.info'> {
  return {
    'accounts.list': async ({ query, caller }) => {
      const [page, totalRecords] = await Promise.all([
        listAccounts(db, caller.memberNumber, query),
        countAccounts(db, caller.memberNumber),
      ]);
      const missing = query.selected !== undefined && !page.some((one) => one.accountNumber === query.selected);
      const selected = missing && query.selected ? await findAccount(db, query.selected) : undefined;
      const own = selected?.memberNumber === caller.memberNumber ? [selected] : [];
      return { results: [...own, ...page].slice(0, query.limit).map(presentListItem), totalRecords };
    },
    'accounts.search': async ({ query, caller }) => {
      const asked = { ...query, descending: query.descending === 'true' };
      const found = await searchAccounts(db, caller.memberNumber, asked);
      return {
        results: found.accounts.map((account) => ({
          ...presentListItem(account),
          accountStatus: account.accountStatus,
          derivedStatus: shownStatus(account),
          accountBalance: dollarsOf(account.accountBalance),
          dueDate: account.dueDate,
        })),
        totalRecords: found.total,
        totalBalance: dollarsOf(found.balance),
      };
    },
    'accounts.info': async ({ params }) => {
      const account = await findAccount(db, params.accountNumber);
      if (!account) throw refusal(404, 'error.notFound');
      return presentAccountInfo(account, await lastPaymentOf(db, params.accountNumber, site().timeZone));
    },
  };
}

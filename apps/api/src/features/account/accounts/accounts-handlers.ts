import { type GateName, gates } from '@rochdale/domain/gates/gates';
import { dollarsOf } from '@rochdale/domain/money';
import type { Sites } from '@rochdale/domain/website/site/site';
import { type Clock, latestNow } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { accountsWithAutoPay, accountsWithDraft } from '../../planned/auto-pay/public.ts';
import { nicknamesOf } from '../account-names/public.ts';
import { type FreshBalances, presentMoment } from '../billing-link/public.ts';
import { lastPaymentOf } from '../history/public.ts';
import { standingsOf } from './account-standing.ts';
import { presentAccountInfo } from './accounts-presenter.ts';
import { type Account, countAccounts, findAccount, listAccounts } from './accounts-store.ts';
import { searchAccounts } from './all-accounts-store.ts';

/** The member's accounts. Ownership is checked before these run. */
export function accountsHandlers({
  db,
  clock,
  site,
  freshBalances,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
  readonly freshBalances: FreshBalances;
}): Pick<Handlers, 'accounts.list' | 'accounts.search' | 'accounts.info'> {
  const shows = (name: GateName): boolean => gates[name]({ site: site(), signedIn: true }).open;
  const standing = (memberNumber: string, accounts: readonly Account[]) =>
    standingsOf(db, memberNumber, accounts, shows('outage') ? latestNow(clock, site().timeZone) : undefined);
  return {
    'accounts.list': async ({ query, caller: { memberNumber, onlyAccounts, opensOthers = false } }) => {
      const [page, totalRecords] = await Promise.all([
        listAccounts(db, memberNumber, query, onlyAccounts),
        countAccounts(db, memberNumber, onlyAccounts),
      ]);
      const missing = query.selected !== undefined && !page.some((one) => one.accountNumber === query.selected);
      const selected = missing && query.selected ? await findAccount(db, query.selected) : undefined;
      const isGranted = onlyAccounts?.includes(query.selected ?? '') ?? true;
      const own = selected?.memberNumber === memberNumber && isGranted ? [selected] : [];
      const results = await standing(memberNumber, [...own, ...page].slice(0, query.limit));
      return { results, totalRecords, hasOthers: opensOthers };
    },
    'accounts.search': async ({ query, caller: { memberNumber, onlyAccounts } }) => {
      const asked = { ...query, descending: query.descending === 'true' };
      const found = await searchAccounts(db, memberNumber, asked, onlyAccounts);
      const numbers = found.accounts.map(({ accountNumber }) => accountNumber);
      const [standings, autoPaid, drafted] = await Promise.all([
        standing(memberNumber, found.accounts),
        accountsWithAutoPay(db, numbers),
        accountsWithDraft(db, numbers),
      ]);
      return {
        results: standings.map((account) => ({
          ...account,
          paidBy: autoPaid.has(account.accountNumber)
            ? ('auto-pay' as const)
            : drafted.has(account.accountNumber)
              ? ('draft' as const)
              : null,
        })),
        totalRecords: found.total,
        totalBalance: dollarsOf(found.balance),
        totalDue: dollarsOf(found.due),
      };
    },
    'accounts.info': async ({ params: { accountNumber }, caller: { memberNumber } }) => {
      const moment = await freshBalances.hear(accountNumber);
      const account = await findAccount(db, accountNumber);
      if (!account) throw refusal(404, 'error.notFound');
      const [names, lastPayment] = await Promise.all([
        nicknamesOf(db, memberNumber),
        lastPaymentOf(db, accountNumber, site().timeZone),
      ]);
      return { ...presentAccountInfo(account, names, lastPayment), ...presentMoment(moment, site().timeZone) };
    },
  };
}

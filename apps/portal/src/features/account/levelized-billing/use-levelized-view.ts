import { isSelectable, type LevelizedFilter } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import {
  type LevelizedSort,
  type LevelizedView,
  levelizedRows,
} from '@rochdale/domain/account/levelized-billing/table';
import type { PageState } from '@rochdale/ui/table/pager.tsx';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import type { LevelizedAccount } from './levelized-billing-calls.ts';

/** What the table shows, in which order, and which of its rows are selected (account-50, account-51). */
export function useLevelizedView() {
  const { levelizedPageSize: size } = useSite().config.accounts;
  const [view, setView] = useState<LevelizedView>({ filter: 'all', search: '', sort: 'number', descending: false });
  const [account, setAccount] = useState('');
  const [page, setPage] = useState<PageState>({ number: 1, size });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const show = (changes: Partial<LevelizedView>): void => {
    setView((before) => ({ ...before, ...changes }));
    setPage((before) => ({ ...before, number: 1 }));
  };
  return {
    ...view,
    account,
    page,
    setPage,
    /** Rows of every page, those of a page, and the selected ones among those that may be. */
    rowsOf: (accounts: readonly LevelizedAccount[]) => {
      const own = accounts.filter(({ accountNumber }) => account === '' || accountNumber === account);
      const all = levelizedRows(own, view);
      const selectable = all.filter((row) => isSelectable(row, view.filter));
      return {
        all,
        shown: all.slice((page.number - 1) * page.size, page.number * page.size),
        selectable,
        selected: selectable.filter(({ accountNumber }) => chosen.has(accountNumber)),
      };
    },
    /** Another filter means another action: nothing stays selected. */
    setFilter: (filter: LevelizedFilter): void => {
      show({ filter });
      setChosen(new Set());
    },
    setSearch: (search: string): void => show({ search }),
    setAccount: (accountNumber: string): void => {
      setAccount(accountNumber);
      show({});
    },
    /** Sorts by a column; by the same one again, the other way round. */
    sortBy: (sort: LevelizedSort): void => show({ sort, descending: view.sort === sort && !view.descending }),
    directionOf: (sort: LevelizedSort) =>
      sort === view.sort ? (view.descending ? ('descending' as const) : ('ascending' as const)) : undefined,
    select: (rows: readonly LevelizedAccount[], isOn: boolean): void =>
      setChosen((before) => {
        const next = new Set(before);
        for (const { accountNumber } of rows)
          if (isOn) next.add(accountNumber);
          else next.delete(accountNumber);
        return next;
      }),
  };
}
export type LevelizedTable = ReturnType<typeof useLevelizedView>;
export type LevelizedRows = ReturnType<LevelizedTable['rowsOf']>;

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { searchAccounts } from './search-accounts.ts';

export type AccountSort = 'number' | 'holder' | 'address' | 'balance' | 'due';

/** The list of all accounts: what is searched, how it is sorted, which page is shown. */
export function useAllAccounts() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<{ sort: AccountSort; descending: boolean }>({ sort: 'number', descending: false });
  const [{ number: page, size: pageSize }, setPage] = useState({ number: 1, size: 10 });
  const toFirstPage = (): void => setPage({ number: 1, size: pageSize });
  const searched = useDeferredValue(search);
  const asked = { search: searched, sort: order.sort, page, pageSize };
  const query = useQuery({
    queryKey: ['all-accounts', memberNumber, asked, order.descending],
    queryFn: () =>
      searchAccounts({
        params: { memberNumber },
        query: { ...asked, descending: order.descending ? 'true' : 'false' },
      }),
    enabled: memberNumber !== '',
    placeholderData: keepPreviousData,
  });
  return {
    query,
    search,
    order,
    page,
    pageSize,
    setPage,
    setSearch: (text: string): void => {
      setSearch(text);
      toFirstPage();
    },
    /** Sorts by a column; by the same one again, the other way round. */
    sortBy: (sort: AccountSort): void => {
      setOrder({ sort, descending: order.sort === sort && !order.descending });
      toFirstPage();
    },
  };
}

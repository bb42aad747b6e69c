import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { operation } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

const searchAccounts = operation('accounts.search', 'GET /v3/member/{memberNumber}/all-accounts');

export type AccountSort = 'number' | 'holder' | 'address' | 'balance' | 'due';

/** The list of all accounts: what is searched, how it is sorted, which page is shown. */
export function useAllAccounts() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<{ sort: AccountSort; descending: boolean }>({ sort: 'number', descending: false });
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
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
    pages: Math.max(1, Math.ceil((query.data?.totalRecords ?? 0) / pageSize)),
    setPage,
    setSearch: (text: string): void => {
      setSearch(text);
      setPage(1);
    },
    setPageSize: (size: number): void => {
      setPageSize(size);
      setPage(1);
    },
    /** Sorts by a column; by the same one again, the other way round. */
    sortBy: (sort: AccountSort): void => {
      setOrder({ sort, descending: order.sort === sort && !order.descending });
      setPage(1);
    },
  };
}

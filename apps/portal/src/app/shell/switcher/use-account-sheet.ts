import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { searchAccounts } from '../../../features/account/all-accounts/search-accounts.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Most accounts that the list shows at once; others are searched for. */
export const sheetRows = 25;

/** The list of accounts to choose from: its first rows with what they owe, and what is searched. */
export function useAccountSheet() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const [search, setSearch] = useState('');
  const [total, setTotal] = useState<number>();
  const asked = { search: useDeferredValue(search), sort: 'primary', page: 1, pageSize: sheetRows } as const;
  const query = useQuery({
    queryKey: ['all-accounts', memberNumber, asked],
    queryFn: () => searchAccounts({ params: { memberNumber }, query: asked }),
    enabled: memberNumber !== '',
    placeholderData: keepPreviousData,
  });
  // Of the whole list, not of what was found in it.
  if (total === undefined && query.data && search === '') setTotal(query.data.totalRecords);
  return { query, search, setSearch, total };
}

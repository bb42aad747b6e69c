import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { searchAccounts } from '../../../features/account/all-accounts/search-accounts.ts';
import { useIsForOther, useOwnNumber } from '../../../lib/session/acting.ts';
import { useOthers } from '../../../lib/session/others.ts';

/** Most accounts that the list shows at once; others are searched for. */
export const sheetRows = 25;

/** The list of accounts to choose from: its first rows with what they owe, and what is searched. */
export function useAccountSheet(hasOthers: boolean) {
  const memberNumber = useOwnNumber();
  const isForOther = useIsForOther();
  const [search, setSearch] = useState('');
  const [total, setTotal] = useState<number>();
  const searched = useDeferredValue(search);
  const others = useOthers(hasOthers, searched);
  const asked = { search: searched, sort: 'primary', page: 1, pageSize: sheetRows } as const;
  const query = useQuery({
    queryKey: ['all-accounts', memberNumber, asked],
    queryFn: () => searchAccounts({ params: { memberNumber }, query: asked }),
    // A person without a membership has no accounts of their own to ask about.
    enabled: memberNumber !== '' && (!isForOther || others.data?.isMember === true),
    placeholderData: keepPreviousData,
  });
  // Of the whole list, not of what was found in it.
  if (total === undefined && query.data && search === '') setTotal(query.data.totalRecords);
  return { query, others, isForOther, memberNumber, search, setSearch, total };
}

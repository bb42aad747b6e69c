import { maxAccountsPerPayment } from '@rochdale/domain/paying/payments/several-accounts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { type PayableRow, readPayableAccounts, readSettings } from './pay-multiple-calls.ts';

/** The member's accounts to pay: what is searched, which page is shown. */
export function usePayableAccounts() {
  const queries = useQueryClient();
  const memberNumber = useSession()?.memberNumber ?? '';
  const [search, setSearch] = useState('');
  const [{ number: page, size: pageSize }, setPage] = useState({ number: 1, size: 10 });
  const asked = { search: useDeferredValue(search), page, pageSize };
  const read = (query: typeof asked) => ({
    queryKey: ['pay-multiple', memberNumber, query],
    queryFn: () => readPayableAccounts({ params: { memberNumber }, query }),
  });
  const query = useQuery({ ...read(asked), enabled: memberNumber !== '', placeholderData: keepPreviousData });
  return {
    query,
    search,
    page: { number: page, size: pageSize },
    setPage,
    setSearch: (text: string): void => {
      setSearch(text);
      setPage({ number: 1, size: pageSize });
    },
    /** Every account that matches the search, up to as many as one payment takes. */
    readEvery: async (): Promise<readonly PayableRow[]> =>
      (await queries.fetchQuery(read({ search: asked.search, page: 1, pageSize: maxAccountsPerPayment }))).results,
    /** Asks again: what is owed has changed. */
    refresh: (): Promise<void> => queries.invalidateQueries({ queryKey: ['pay-multiple', memberNumber] }),
  };
}

/**
 * The member's accounts as they stand, as far as some that are chosen and not on the page that is shown: asked for again
 * whenever the page is.
 */
export function useChosenElsewhere(numbers: readonly string[]): readonly PayableRow[] {
  const memberNumber = useSession()?.memberNumber ?? '';
  const { data } = useQuery({
    queryKey: ['pay-multiple', memberNumber, 'elsewhere'],
    queryFn: async () => {
      const rows: PayableRow[] = [];
      for (let page = 1; ; page += 1) {
        const query = { search: '', page, pageSize: maxAccountsPerPayment };
        const { results, totalRecords } = await readPayableAccounts({ params: { memberNumber }, query });
        rows.push(...results);
        const read = new Set(rows.map(({ accountNumber }) => accountNumber));
        if (rows.length >= totalRecords || results.length === 0 || numbers.every((one) => read.has(one))) return rows;
      }
    },
    enabled: memberNumber !== '' && numbers.length > 0,
  });
  return data ?? [];
}

/** What governs the member's payments. */
export function usePaymentSettings() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const { config } = useSite();
  return useQuery({
    queryKey: ['pay-multiple-settings', memberNumber],
    queryFn: () => readSettings({ params: { memberNumber }, query: { applicationId: config.applicationIdWeb } }),
    enabled: memberNumber !== '',
  });
}

import type { DateRange } from '@rochdale/domain/account/history/range';
import type { PageState } from '@rochdale/ui/table/pager.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HistoryEntry, historyEntries, type PlanBill, planHistory } from './history-calls.ts';

export const historyTabs = ['all', 'bills', 'payments', 'plan'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** What a tab shows of a range of days. */
export interface ShownHistory {
  readonly tab: HistoryTab;
  readonly range: DateRange;
  readonly totalRecords: number;
  readonly openingBalance: number | null;
  readonly entries: readonly HistoryEntry[];
  readonly bills: readonly PlanBill[];
}

/** Most rows that one call answers. */
const maxRows = 500;

/** A page of an account's history; without a range the server chooses the year up to today. */
export function useHistory(accountNumber: string, tab: HistoryTab, asked: DateRange | undefined, page: PageState) {
  return useQuery({
    queryKey: ['history', accountNumber, tab, asked, page],
    queryFn: () => readHistory(accountNumber, tab, asked, { limit: page.size, offset: (page.number - 1) * page.size }),
    placeholderData: keepPreviousData,
  });
}

/** Every row of a range, by as many calls as it takes. */
export async function readWholeHistory(
  accountNumber: string,
  tab: HistoryTab,
  range: DateRange | undefined,
): Promise<ShownHistory> {
  let whole = await readHistory(accountNumber, tab, range, { limit: maxRows, offset: 0 });
  for (let offset = maxRows; offset < whole.totalRecords; offset += maxRows) {
    const more = await readHistory(accountNumber, tab, whole.range, { limit: maxRows, offset });
    whole = { ...whole, entries: [...whole.entries, ...more.entries], bills: [...whole.bills, ...more.bills] };
  }
  return whole;
}

async function readHistory(
  accountNumber: string,
  tab: HistoryTab,
  asked: DateRange | undefined,
  page: { limit: number; offset: number },
): Promise<ShownHistory> {
  const params = { accountNumber };
  const query = { ...page, ...asked };
  if (tab === 'plan') {
    const { from, to, results, totalRecords } = await planHistory({ params, query });
    return { tab, range: { from, to }, totalRecords, openingBalance: null, entries: [], bills: results };
  }
  const answer = await historyEntries({ params, query: { ...query, kind: tab } });
  const { from, to, results, totalRecords, openingBalance } = answer;
  return { tab, range: { from, to }, totalRecords, openingBalance, entries: results, bills: [] };
}

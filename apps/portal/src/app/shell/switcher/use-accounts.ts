import { chosenOf, useAccountList } from '../../../lib/session/account-list.ts';

/** The selected account, those beside it, and how many there are. They stay while a newly chosen one is asked about. */
export function useAccounts() {
  return useAccountList(
    (list, current) => ({ selected: chosenOf(list, current), total: list.totalRecords, all: list.results }),
    () => true,
  );
}

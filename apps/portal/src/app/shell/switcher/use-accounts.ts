import { useEffect } from 'react';
import { rememberOneAccount } from '../../../lib/device/one-account.ts';
import { type AccountList, chosenOf, useAccountList } from '../../../lib/session/account-list.ts';
import { rememberShownAccount } from '../../../lib/session/selected-account.ts';

/** The selected account, those beside it, and how many there are. They stay while a newly chosen one is asked about. */
export function useAccounts() {
  const found = useAccountList(
    (list, current) => {
      const selected = chosenOf(list, current);
      return {
        selected,
        total: list.totalRecords,
        all: list.results,
        hasOthers: list.hasOthers,
        position: positionIn(list, selected?.accountNumber),
      };
    },
    () => true,
  );
  const isOne = found.data && found.data.total === 1 && !found.data.hasOthers;
  useEffect(() => {
    if (isOne !== undefined) rememberOneAccount(isOne);
  }, [isOne]);
  const shown = found.data?.selected?.accountNumber;
  useEffect(() => {
    if (shown !== undefined) rememberShownAccount(shown);
  }, [shown]);
  return found;
}

/** Where an account stands among the member's, the primary one first; undefined where the list was begun with it out of its order. */
function positionIn({ results, totalRecords }: AccountList, accountNumber: string | undefined): number | undefined {
  const index = results.findIndex((account) => account.accountNumber === accountNumber);
  const isBroughtForward = index === 0 && results[0]?.isPrimaryAccount === false && totalRecords > results.length;
  return index < 0 || isBroughtForward ? undefined : index + 1;
}

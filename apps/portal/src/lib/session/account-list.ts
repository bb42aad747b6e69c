import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { maxOtherAccounts, switcherAccounts } from '@rochdale/domain/account/accounts/switcher';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../calls/api.ts';
import { useSelectedAccount } from './selected-account.ts';
import { useSession } from './session.ts';

const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');

export type AccountList = ResponseOf<'accounts.list'>;
export type AccountItem = AccountList['results'][number];

/**
 * What a part of the page takes from the member's accounts: five of them, the chosen one among them. All parts ask at
 * one time, with one call. While a newly chosen account is asked about, `keeps` says whether the list from before does.
 */
export function useAccountList<T>(
  read: (list: AccountList, current: string | undefined) => T,
  keeps: (before: AccountList, current: string | undefined) => boolean,
) {
  const session = useSession();
  const memberNumber = session?.memberNumber ?? '';
  const current = useSelectedAccount();
  const input = {
    params: { memberNumber },
    query: { limit: maxOtherAccounts + 1, ...(current !== undefined && { selected: current }) },
  };
  return useQuery({
    queryKey: ['accounts', memberNumber, current],
    queryFn: () => listAccounts(input),
    initialData: () => listAccounts.cameEarly(input),
    // Until a member has set up what the site asks for, the server answers nothing else.
    enabled: memberNumber !== '' && !session?.mustSetUpMfa,
    placeholderData: (before: AccountList | undefined, query) =>
      before && query?.queryKey[1] === memberNumber && keeps(before, current) ? before : undefined,
    select: (list) => read(list, current),
  });
}

/** Whether a list names an account. */
export const hasAccount = ({ results }: AccountList, accountNumber: string | undefined): boolean =>
  results.some((account) => account.accountNumber === accountNumber);

/** The chosen account of a list, else the primary one. */
export const chosenOf = ({ results }: AccountList, current: string | undefined): AccountItem | undefined =>
  switcherAccounts(results, current).selected;

import { mostOtherAccounts, switcherAccounts } from '@rochdale/domain/accounts/switcher';
import { useQuery } from '@tanstack/react-query';
import { operation } from './api.ts';
import { useSelectedAccount } from './selected-account.ts';
import { useSession } from './session.ts';

const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');

/** The selected account of the member, else the primary one; null when there is none. */
export function useCurrentAccount() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const current = useSelectedAccount();
  return useQuery({
    queryKey: ['accounts', memberNumber, 'current', current],
    queryFn: async () => {
      const { results } = await listAccounts({
        params: { memberNumber },
        query: { limit: mostOtherAccounts + 1, ...(current !== undefined && { selected: current }) },
      });
      return switcherAccounts(results, current).selected ?? null;
    },
    enabled: memberNumber !== '',
  });
}

export type CurrentAccount = NonNullable<ReturnType<typeof useCurrentAccount>['data']>;

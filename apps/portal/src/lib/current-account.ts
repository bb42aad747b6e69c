import { switcherAccounts } from '@rochdale/domain/accounts/switcher';
import { useQuery } from '@tanstack/react-query';
import { operation } from './api.ts';
import { useSelectedAccount } from './selected-account.ts';
import { useSession } from './session.ts';

const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');

/** The number of the selected account, else of the primary one; undefined until it is known. Needs MemberData above. */
export function useCurrentAccount(): string | undefined {
  const memberNumber = useSession()?.memberNumber ?? '';
  const selected = useSelectedAccount();
  const { data } = useQuery({
    queryKey: ['current-account', memberNumber, selected],
    queryFn: async () => {
      const { results } = await listAccounts({
        params: { memberNumber },
        query: { limit: 5, ...(selected !== undefined && { selected }) },
      });
      return switcherAccounts(results, selected).selected?.accountNumber ?? null;
    },
    enabled: memberNumber !== '',
  });
  return data ?? undefined;
}

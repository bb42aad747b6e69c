import { mostOtherAccounts, switcherAccounts } from '@rochdale/domain/accounts/switcher';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../lib/api.ts';
import { useSelectedAccount } from '../../lib/selected-account.ts';
import { useSession } from '../../lib/session.ts';

const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');

/** The selected account, up to four others, and how many there are. */
export function useAccounts() {
  const session = useSession();
  const memberNumber = session?.memberNumber ?? '';
  const current = useSelectedAccount();
  return useQuery({
    queryKey: ['accounts', memberNumber, 'switcher'],
    queryFn: () =>
      listAccounts({
        params: { memberNumber },
        query: { limit: mostOtherAccounts + 1, ...(current !== undefined && { selected: current }) },
      }),
    // Until a member has set up what the site asks for, the server answers nothing else.
    enabled: memberNumber !== '' && !session?.mustSetUpMfa,
    select: (list) => ({ ...switcherAccounts(list.results, current), total: list.totalRecords, all: list.results }),
  });
}

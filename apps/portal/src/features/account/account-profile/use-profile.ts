import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { switcherAccounts } from '@rochdale/domain/account/accounts/switcher';
import { useQuery } from '@tanstack/react-query';
import { useSelectedAccount } from '../../../lib/session/selected-account.ts';
import { useSession } from '../../../lib/session/session.ts';
import { listAccounts, readProfile } from './account-profile-calls.ts';

export type AccountProfile = ResponseOf<'account-profile.get'>;

/** The profile of the selected account, else of the primary one; null when the member has none. */
export function useProfile() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const current = useSelectedAccount();
  return useQuery({
    queryKey: ['account-profile', memberNumber, current],
    queryFn: async () => {
      const { results } = await listAccounts({
        params: { memberNumber },
        query: { limit: 5, ...(current !== undefined && { selected: current }) },
      });
      const accountNumber = switcherAccounts(results, current).selected?.accountNumber;
      if (accountNumber === undefined) return null;
      return { memberNumber, accountNumber, profile: await readProfile({ params: { memberNumber, accountNumber } }) };
    },
    enabled: memberNumber !== '',
  });
}

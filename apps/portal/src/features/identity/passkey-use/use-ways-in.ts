import { useQuery } from '@tanstack/react-query';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { useSession } from '../../../lib/session/session.ts';
import { listPasskeys } from './passkeys-calls.ts';

export const waysInKey = 'passkeys';

/** The passkeys of the login, and its other ways in; not for whoever has to set up a second step first (identity-37). */
export function useWaysIn(isWanted = true) {
  const memberNumber = useOwnNumber();
  const { mustSetUpMfa = false } = useSession() ?? {};
  return useQuery({
    queryKey: [waysInKey, memberNumber],
    queryFn: () => listPasskeys({ params: { memberNumber } }),
    enabled: isWanted && memberNumber !== '' && !mustSetUpMfa,
  });
}

import { numberAndName } from '@rochdale/domain/account/account-names/account-name';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../calls/api.ts';
import { memberQueries } from './member-data.tsx';
import { useSession } from './session.ts';

const listAccountNames = operation('account-names.list', 'GET /v3/member/{memberNumber}/account-names');
/** Names change seldom; a new one is asked for at once. */
const staleTime = 60_000;

/** What the member calls an account; null: nothing, nobody is signed in, or it is not known yet. */
export function useNicknames(): (accountNumber: string) => string | null {
  const session = useSession();
  const memberNumber = session?.memberNumber ?? '';
  const { data } = useQuery(
    {
      queryKey: ['account-names', memberNumber],
      queryFn: () => listAccountNames({ params: { memberNumber } }),
      enabled: memberNumber !== '' && !session?.mustSetUpMfa,
      staleTime,
      select: ({ results }) => new Map(results.map(({ accountNumber, nickname }) => [accountNumber, nickname])),
    },
    memberQueries,
  );
  return (accountNumber) => data?.get(accountNumber) ?? null;
}

/** Writes an account's number with the member's own name beside it, wherever one is chosen or confirmed (account-94). */
export function useNamedNumbers(): (accountNumber: string) => string {
  const nicknameOf = useNicknames();
  return (accountNumber) => numberAndName({ accountNumber, nickname: nicknameOf(accountNumber) });
}

import { useQuery } from '@tanstack/react-query';
import { readOwnAccounts } from './read-own-accounts.ts';

/** All the accounts that a login has itself, for a form that opens some of them to somebody. */
export const useOwnAccounts = (memberNumber: string, isAsked = true) =>
  useQuery({
    queryKey: ['own-accounts', memberNumber],
    queryFn: () => readOwnAccounts(memberNumber),
    enabled: isAsked,
  });

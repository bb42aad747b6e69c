import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operation } from '../calls/api.ts';
import { useOwnNumber } from './acting.ts';

const listOthers = operation('grants.accounts', 'GET /v3/member/{memberNumber}/accounts-of-others');

export type OtherAccount = ResponseOf<'grants.accounts'>['results'][number];

/** Accounts of others that the login opens, and who has signed in (identity-89). */
export function useOthers(isAsked: boolean, search = '') {
  const memberNumber = useOwnNumber();
  return useQuery({
    queryKey: ['accounts-of-others', memberNumber, search],
    queryFn: () => listOthers({ params: { memberNumber }, query: { search } }),
    enabled: isAsked && memberNumber !== '',
    placeholderData: keepPreviousData,
  });
}

/** The same as it is now, whatever was heard before: asked once an account turns out to be closed. */
export function useOthersNow(closed: string) {
  const memberNumber = useOwnNumber();
  return useQuery({
    queryKey: ['accounts-of-others', memberNumber, 'after', closed],
    queryFn: () => listOthers({ params: { memberNumber }, query: {} }),
    gcTime: 0,
  });
}

import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/session.ts';
import { listPast, listReports, readInfo, readStatus } from './outage-calls.ts';

/** Asked even where the browser believes that it is offline: then the member is told, and does not wait. */
const always = { networkMode: 'always' } as const;

/** Whether there is an outage at an account, and what may be reported. */
export function useOutage(accountNumber: string) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const key = outageKey(accountNumber);
  const status = useQuery({
    queryKey: [...key, 'status'],
    queryFn: () => readStatus({ params: { accountNumber } }),
    ...always,
  });
  const info = useQuery({
    queryKey: [...key, 'info'],
    queryFn: () => readInfo({ params: { accountNumber, memberNumber } }),
    ...always,
  });
  return { status, info };
}

/** The reports of an account, and where each stands. */
export function useReports(accountNumber: string) {
  return useQuery({
    queryKey: [...outageKey(accountNumber), 'reports'],
    queryFn: () => listReports({ params: { accountNumber } }),
    ...always,
  });
}

/** A page of the outages that have ended at a location. */
export function usePast(accountNumber: string, locationId: string, limit: number, offset: number) {
  return useQuery({
    queryKey: [...outageKey(accountNumber), 'past', locationId, limit, offset],
    queryFn: () => listPast({ params: { accountNumber, locationId }, query: { limit, offset } }),
    placeholderData: keepPreviousData,
    ...always,
  });
}

/** Reads an account's outage, and what was reported, anew. */
export function useReload(accountNumber: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: outageKey(accountNumber) });
}

const outageKey = (accountNumber: string): QueryKey => ['outage', accountNumber];

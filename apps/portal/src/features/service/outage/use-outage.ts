import { askedByPage } from '@rochdale/contract/asked-by';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import {
  listAreas,
  listPast,
  listReports,
  readInfo,
  readMap,
  readReliability,
  readStatus,
  readTerritory,
} from './outage-calls.ts';

/** Asked even where the browser believes that it is offline: then the member is told, and does not wait. */
const always = { networkMode: 'always' } as const;

/** How often the page asks by itself while the power is out. */
const askAgainMs = 60_000;

/** Whether there is an outage at an account, and what may be reported. */
export function useOutage(accountNumber: string) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const key = outageKey(accountNumber);
  const status = useQuery({
    queryKey: [...key, 'status'],
    queryFn: (asking) => readStatus({ params: { accountNumber } }, { askedBy: isAskedByPage(asking) && askedByPage }),
    // Who looks at an outage waits for its end.
    refetchInterval: ({ state }) => (shownPower(state.data?.isActive ?? '') === 'OFF' ? askAgainMs : false),
    ...always,
  });
  const info = useQuery({
    queryKey: [...key, 'info'],
    queryFn: () => readInfo({ params: { accountNumber, memberNumber } }),
    ...always,
  });
  const isActive = status.data?.isActive;
  const { refetch } = info;
  const before = useRef(isActive);
  // The page asks for the state by itself: what may be reported follows it.
  useEffect(() => {
    if (before.current !== undefined && before.current !== isActive) void refetch();
    before.current = isActive;
  }, [isActive, refetch]);
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

/** The outages of the whole area. */
export function useAreas(accountNumber: string) {
  return useQuery({
    queryKey: [...outageKey(accountNumber), 'areas'],
    queryFn: (asking) => listAreas({ params: { accountNumber } }, { askedBy: isAskedByPage(asking) && askedByPage }),
    refetchInterval: askAgainMs,
    ...always,
  });
}

/** The outages of the whole area, for everybody. */
export function useMap() {
  return useQuery({ queryKey: ['outage-map'], queryFn: () => readMap({}), refetchInterval: askAgainMs, ...always });
}

/** The ground of the co-op's map: it stays as it is while the page is open. */
export function useTerritory() {
  return useQuery({ queryKey: ['territory'], queryFn: () => readTerritory({}), staleTime: Number.POSITIVE_INFINITY });
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

/** How reliable the power was in the last 12 months. */
export function useReliability(accountNumber: string) {
  return useQuery({
    queryKey: [...outageKey(accountNumber), 'reliability'],
    queryFn: () => readReliability({ params: { accountNumber } }),
  });
}

/** Reads an account's outage, and what was reported, anew. */
export function useReload(accountNumber: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: outageKey(accountNumber) });
}

const outageKey = (accountNumber: string): QueryKey => ['outage', accountNumber];

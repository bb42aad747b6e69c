import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useQuery } from '@tanstack/react-query';
import { operation } from './calls.ts';

export type Watches = OfficeResponseOf<'watches.list'>;
export type Watch = Watches['watches'][number];

const list = operation('watches.list', 'GET /v1/watches');

export const watchesKey = ['watches'] as const;
const eachMs = 60_000;

/** What needs a person, asked again each minute. */
export const useWatches = () =>
  useQuery({ queryKey: watchesKey, queryFn: (asking) => list({}, isAskedByPage(asking)), refetchInterval: eachMs });

/** Whether a watch needs a person. */
export const isWaiting = ({ state }: Watch): boolean => state === 'waiting' || state === 'late';

/** How many things need a person in some watches. */
export const thingsIn = (watches: readonly Watch[]): number =>
  watches.filter(isWaiting).reduce((sum, { count }) => sum + (count ?? 0), 0);

/** How many things need a person at a screen, and whether one has a deadline, is late or is not known. */
export function waitingAt({ watches, totals }: Watches, screen: string): { count: number; isHot: boolean } {
  const own = watches.filter(({ place }) => screen === 'today' || place === screen);
  const isHot = own.some((watch) => watch.state === 'late' || (isWaiting(watch) && watch.deadline !== null));
  return { count: screen === 'today' ? totals.things : thingsIn(own), isHot };
}

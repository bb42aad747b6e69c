import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../lib/calls/api.ts';
import { useSession } from '../../../lib/session/session.ts';

const listPlannedPayments = operation('planned-payments.list', 'GET /v3/member/{memberNumber}/planned-payments');

export type PlannedList = ResponseOf<'planned-payments.list'>;
export type Planned = PlannedList['payments'][number];
export type AwaitsBill = PlannedList['withNextBill'][number];
export type AccountPaid = PlannedList['accounts'][number];

/** What will be taken of the member, and how each account is paid. */
export function usePlannedPayments() {
  const memberNumber = useSession()?.memberNumber ?? '';
  return useQuery({
    queryKey: ['planned-payments', memberNumber],
    queryFn: () => listPlannedPayments({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
}

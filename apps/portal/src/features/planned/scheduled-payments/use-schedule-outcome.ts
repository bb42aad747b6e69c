import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { useCallback, useMemo } from 'react';
import { useGoTo } from '../../../lib/address/address.ts';
import { keepSchedule } from './kept-schedule.ts';

type Scheduled = Extract<ResponseOf<'scheduled-payments.create'>, { kind: 'scheduled' }>;

/**
 * Where a page goes that has scheduled a payment, or could not (planned-39). One that leaves for the hosted page
 * keeps nothing: who comes back from there is told what the server says.
 */
export function useScheduleOutcome() {
  const goTo = useGoTo();
  const succeed = useCallback(
    ({ transNo, paymentDate }: Scheduled, message: string): void => {
      keepSchedule(transNo, { message, paymentDate });
      goTo('schedule-payments-success', { transno: transNo }, { replace: true });
    },
    [goTo],
  );
  const fail = useCallback(
    (message: string): void => goTo('schedule-payments-error', {}, { state: { message } }),
    [goTo],
  );
  return useMemo(() => ({ succeed, fail }), [succeed, fail]);
}

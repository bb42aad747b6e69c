import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { keepSchedule } from './kept-schedule.ts';

type Scheduled = Extract<ResponseOf<'scheduled-payments.create'>, { kind: 'scheduled' }>;

/**
 * Where a page goes that has scheduled a payment, or could not (planned-39). One that leaves for the hosted page
 * keeps nothing: who comes back from there is told what the server says.
 */
export function useScheduleOutcome() {
  const navigate = useNavigate();
  const succeed = useCallback(
    ({ transNo, paymentDate }: Scheduled, message: string): void => {
      keepSchedule(transNo, { message, paymentDate });
      void navigate({ to: addressOf('schedule-payments-success'), search: { transno: transNo }, replace: true });
    },
    [navigate],
  );
  const fail = useCallback(
    (message: string): void => {
      const state: Readonly<Record<string, unknown>> = { message };
      void navigate({ to: addressOf('schedule-payments-error'), state });
    },
    [navigate],
  );
  return useMemo(() => ({ succeed, fail }), [succeed, fail]);
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { deleteScheduledPayment, listScheduledPayments, type ScheduledPayment } from './scheduled-payments-calls.ts';

/** What is asked about one scheduled payment. */
export type Asked = { readonly kind: 'accounts' | 'delete'; readonly scheduled: ScheduledPayment };

/** The list, and what a member does with it (planned-37, planned-38). */
export function useScheduledPayments() {
  const queries = useQueryClient();
  const memberNumber = useSession()?.memberNumber ?? '';
  const [said, setSaid] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const list = useQuery({
    queryKey: ['scheduled-payments', memberNumber],
    queryFn: () => listScheduledPayments({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  const remove = useMutation({
    mutationFn: ({ transNo }: ScheduledPayment) => deleteScheduledPayment({ params: { memberNumber, transNo } }),
    onSuccess: ({ message }) => {
      setAsked(undefined);
      setSaid(message);
    },
    // A refused one has moved on since the list was read.
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    list,
    said,
    asked,
    remove,
    dismiss: () => setSaid(undefined),
    ask: (next: Asked | undefined): void => {
      setSaid(undefined);
      remove.reset();
      setAsked(next);
    },
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { askForHelp, helpKey, type Offer } from './payment-help-calls.ts';

/** Asks for what is offered, once; whatever comes of it, the page shows what stands now. `onAsked`: by which number. */
export function useAskHelp(accountNumber: string, onAsked: (helpNumber: string) => void) {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const asking = useMutation({
    mutationFn: ({ kind, amount, lastDay }: Offer) =>
      askForHelp({ params: { accountNumber }, body: { kind, amount, lastDay } }),
    onSuccess: ({ helpNumber }) => onAsked(helpNumber),
    onSettled: async () => {
      isUnderWay.current = false;
      await client.invalidateQueries({ queryKey: helpKey(accountNumber) });
    },
  });
  return {
    error: asking.error,
    /** Looks at the page again: what was asked may have arrived. */
    again: () => {
      asking.reset();
      void client.invalidateQueries({ queryKey: helpKey(accountNumber) });
    },
    kind: asking.isPending ? asking.variables.kind : undefined,
    ask: (offer: Offer) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      asking.mutate(offer);
    },
  };
}

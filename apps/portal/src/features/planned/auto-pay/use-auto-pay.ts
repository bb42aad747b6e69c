import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import {
  changeAutoPay,
  type EnrolledAccount,
  enrollAutoPay,
  listAutoPay,
  pauseAutoPay,
  removeAutoPay,
} from './auto-pay-calls.ts';
import type { AgreedTerms } from './use-terms.ts';

/** What is asked about one enrolled account. */
export type Asked = { readonly kind: 'change' | 'remove'; readonly account: EnrolledAccount };

/** A member's auto pay, and what is done with it. */
export function useAutoPay() {
  const queries = useQueryClient();
  const memberNumber = useSession()?.memberNumber ?? '';
  const [said, setSaid] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const list = useQuery({
    queryKey: ['auto-pay', memberNumber],
    queryFn: () => listAutoPay({ params: { memberNumber } }),
    enabled: memberNumber !== '',
  });
  const onSuccess = async ({ message }: { message: string }): Promise<void> => {
    setAsked(undefined);
    setSaid(message);
    await queries.invalidateQueries();
  };
  const of = ({ accountNumber }: EnrolledAccount) => ({ memberNumber, accountNumber });
  const enroll = useMutation({
    mutationFn: ({ accountNumbers, terms }: { accountNumbers: readonly string[]; terms: AgreedTerms }) =>
      enrollAutoPay({
        params: { memberNumber },
        body: { ...terms, accounts: accountNumbers.map((accountNumber) => ({ accountNumber })) },
      }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ account, terms }: { account: EnrolledAccount; terms: AgreedTerms }) =>
      changeAutoPay({ params: of(account), body: terms }),
    onSuccess,
  });
  const pause = useMutation({
    mutationFn: (account: EnrolledAccount) =>
      pauseAutoPay({ params: of(account), body: { isPaused: !account.autoPay.isPaused } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (account: EnrolledAccount) => removeAutoPay({ params: of(account) }),
    onSuccess,
  });
  const clear = (): void => {
    setSaid(undefined);
    for (const one of [enroll, change, pause, remove]) one.reset();
  };
  return {
    list,
    said,
    asked,
    enroll,
    change,
    pause,
    remove,
    clear,
    ask: (next: Asked | undefined): void => {
      clear();
      setAsked(next);
    },
  };
}

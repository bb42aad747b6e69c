import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { useOwnAccounts } from '../own-accounts/public.ts';
import { endDelegation, inviteDelegate, listDelegates, type NewInvitation, sendAgain } from './delegates-calls.ts';

const delegatesKey = 'delegates';

/** Whom the member lets in, and what is done about it. */
export function useDelegates() {
  const text = useText();
  const queries = useQueryClient();
  const memberNumber = useOwnNumber();
  const params = { memberNumber };
  const [said, setSaid] = useState<{ readonly text: string; readonly count: number }>();
  const list = useQuery({
    queryKey: [delegatesKey, memberNumber],
    queryFn: () => listDelegates({ params }),
    enabled: memberNumber !== '',
  });
  const accounts = useOwnAccounts(memberNumber, list.data?.mayInvite === true);
  const done = async (message: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: [delegatesKey, memberNumber], exact: true });
    setSaid((before) => ({ text: message, count: (before?.count ?? 0) + 1 }));
  };
  const end = useMutation({
    mutationFn: ({ delegationId }: { delegationId: string; isOpen: boolean }) =>
      endDelegation({ params: { memberNumber, delegationId } }),
    onSuccess: (_, { isOpen }) => done(text(isOpen ? 'delegates.takenBack' : 'delegates.ended')),
  });
  const again = useMutation({
    mutationFn: (delegationId: string) => sendAgain({ params: { memberNumber, delegationId } }),
    onSuccess: () => done(text('delegates.sent')),
  });
  const invite = useMutation({
    mutationFn: (body: NewInvitation) => inviteDelegate({ params, body }),
    onSuccess: () => done(text('delegates.sent')),
  });
  return { list, accounts, said, end, again, invite };
}

export type DelegatesScreen = ReturnType<typeof useDelegates>;

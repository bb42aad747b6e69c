import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../../lib/calls/api.ts';

const path = '/v3/outage/accounts/{accountNumber}/restoration-text';
const readAsk = operation('restoration-text.get', `GET ${path}`);
const askForText = operation('restoration-text.ask', `POST ${path}`);
const proveText = operation('restoration-text.prove', `POST ${path}/proved`);
const withdrawText = operation('restoration-text.withdraw', `DELETE ${path}`);

type Found = ResponseOf<'restoration-text.get'>;

/** Whether the member is texted when the power is back, and the ways to ask for it. */
export function useRestorationText(accountNumber: string) {
  const queries = useQueryClient();
  const queryKey = ['restoration-text', accountNumber];
  const params = { accountNumber };
  const found = useQuery({
    queryKey,
    queryFn: () => readAsk({ params }),
    // It is left out first when the server is busy: asked once, not over and over.
    retry: false,
    networkMode: 'always',
  });
  const keep = (asked: Found['asked']): void => {
    queries.setQueryData<Found>(queryKey, (before) => before && { ...before, asked });
  };
  const ask = useMutation({
    mutationFn: (phone: string) => askForText({ params, body: { phone } }),
    onSuccess: keep,
    networkMode: 'always',
  });
  const prove = useMutation({
    mutationFn: (verificationCode: string) => proveText({ params, body: { verificationCode } }),
    onSuccess: keep,
    networkMode: 'always',
  });
  const withdraw = useMutation({
    mutationFn: () => withdrawText({ params }),
    onSuccess: () => keep(null),
    networkMode: 'always',
  });
  return { found, ask, prove, withdraw };
}
export type RestorationTextCalls = ReturnType<typeof useRestorationText>;

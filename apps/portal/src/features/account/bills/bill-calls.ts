import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../lib/calls/api.ts';

const getBill = operation('bills.get', 'GET /v3/accounts/{accountNumber}/bill');

export type BilledBill = Awaited<ReturnType<typeof getBill>>;

/** An account's bill of a day. */
export function useBill(accountNumber: string, billDate: string) {
  return useQuery({
    queryKey: ['bill', accountNumber, billDate],
    queryFn: () => getBill({ params: { accountNumber }, query: { billDate } }),
  });
}

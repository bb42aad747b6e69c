import type { BillChange } from '@rochdale/domain/account/bill-explained/bill-change';
import { centsOf } from '@rochdale/domain/money';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../../lib/calls/api.ts';

const getExplained = operation('bill-explained.get', 'GET /v3/accounts/{accountNumber}/bill-explained');
export const askAboutBill = operation('bill-explained.ask', 'POST /v3/accounts/{accountNumber}/bill-questions');

export type ExplainedBill = Awaited<ReturnType<typeof getExplained>>;
export type ExplainedLine = NonNullable<ExplainedBill['lines'][number]>;
export type ExplainedChange = NonNullable<ExplainedBill['last']>;
export type Finding = ExplainedBill['findings'][number];

/** Why a bill is what it is; its sentences are in the page’s language. */
export function useExplained(accountNumber: string, billDate: string) {
  return useQuery({
    queryKey: ['bill-explained', accountNumber, billDate],
    queryFn: () => getExplained({ params: { accountNumber }, query: { billDate } }),
  });
}

/** A change in cents, as the rules read it. */
export const changeInCents = ({ before, now, parts, weather, untold }: ExplainedChange): BillChange => ({
  before: centsOf(before),
  now: centsOf(now),
  parts: parts.map(({ part, amount, spread }) => ({
    part,
    amount: centsOf(amount),
    spread: spread ? { least: centsOf(spread.least), most: centsOf(spread.most) } : undefined,
  })),
  weather,
  untold,
});

import { type ListedCharge, listedCharge } from '@rochdale/contract/hosted-payment/wire';
import type { Transactions } from '../transactions.ts';

/** A span of time by two ISO instants, and the charge after which the list goes on. */
export interface ListedSpan {
  readonly from: string;
  readonly until: string;
  readonly after: string;
}

const pageSize = 100;

/** What was taken in a span, by time: one page of it, and where the next begins. */
export function listCharges(
  transactions: Transactions,
  { from, until, after }: ListedSpan,
): { readonly charges: readonly ListedCharge[]; readonly next: string | null } {
  const charges = [...transactions.all()]
    .filter(({ authorization }) => authorization.purpose === 'payment')
    .flatMap(({ authorization, results }) =>
      results.map((result) => ({ ...result, accountNumber: authorization.accountNumber })),
    )
    .filter(({ at }) => at >= from && at < until)
    .flatMap((charge) => listedCharge.safeParse(charge).data ?? [])
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .filter((charge) => keyOf(charge) > after);
  const page = charges.slice(0, pageSize);
  const last = page.at(-1);
  return { charges: page, next: last && charges.length > pageSize ? keyOf(last) : null };
}

const keyOf = ({ at, reference }: ListedCharge): string => `${at} ${reference}`;

import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import { z } from 'zod';
import type { Transaction } from '../books.ts';
import type { Transactions } from '../transactions.ts';

const pageSession = z.object({ transNo: z.string() });

/** Signs which requisition a page belongs to, so that the page can't be bent to another. */
export const signPage = (transNo: string, secret: string): string => sign('page', { transNo }, secret);

/** The requisition of a page; undefined when its session is not ours. */
export function transactionOfPage(
  session: string | undefined,
  transactions: Transactions,
  secret: string,
): Transaction | undefined {
  const opened = pageSession.safeParse(session === undefined ? undefined : openSigned('page', session, secret));
  return opened.success ? transactions.find(opened.data.transNo) : undefined;
}

/** Why a requisition takes no payment any more; undefined while it does. */
export function closedReason(
  { authorization, results, cancelled }: Transaction,
  isVoid: boolean,
  now: Date,
): string | undefined {
  if (cancelled || isVoid) return 'This payment was cancelled. Please start again.';
  if (results.some(({ status }) => status === 'refunded')) return 'This payment was given back. Please start again.';
  if (results.some(({ status }) => status === 'returned' || status === 'disputed'))
    return 'The money of this payment was taken back. Please start again.';
  if (now.getTime() / 1000 >= authorization.expiresAt) return 'This payment page has expired. Please start again.';
  return undefined;
}

import { type ReturnFollows, returnCodeOf } from '@rochdale/domain/planned/ach/return-codes';
import type { Transaction } from '../../../platform/database/database.ts';
import { isFinal } from '../../paying/payments/public.ts';
import type { ReturnedPayment } from './returned-payments-store.ts';

/**
 * What follows for the plan whose payment came back. A bank's code says so itself; of what a payment company sends back it
 * ends where the company says that it would always do so, and a contested charge waits for a person. What the office
 * reverses, or had given back, changes no plan. `review`: banks dispute among themselves, and nothing of the member's came back.
 */
export async function followsOf(
  tx: Transaction,
  { source, returnCode }: ReturnedPayment,
  transNo: string,
): Promise<ReturnFollows | 'stays' | 'review'> {
  if (source === 'office' || returnCode === 'refunded') return 'stays';
  if (source === 'company') {
    if (returnCode === 'disputed') return 'hold';
    return (await isFinal(tx, transNo, 'returned')) ? 'ends' : 'stays';
  }
  const { follows, isReturn } = returnCodeOf(returnCode);
  return isReturn ? follows : 'review';
}

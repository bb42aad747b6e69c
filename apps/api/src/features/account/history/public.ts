import { dollarsOf } from '@rochdale/domain/money';
import type { Executor } from '../../../platform/database/database.ts';
import { listPayments } from './history-store.ts';

/** The newest payment of an account, in dollars as the wire has it; null when there is none. */
export async function lastPaymentOf(
  db: Executor,
  accountNumber: string,
  timeZone: string,
): Promise<{ paymentAmount: number; paymentDate: string } | null> {
  const [last] = await listPayments(db, accountNumber, 1, timeZone);
  return last ? { paymentAmount: dollarsOf(last.paymentAmount), paymentDate: last.paymentDate } : null;
}

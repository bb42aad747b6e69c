import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import { isFallen, isWithinCeiling, monthOf } from '@rochdale/domain/planned/top-ups/top-up';
import type { Transaction } from '../../../platform/database/database.ts';
import { outlooksOf } from '../../account/prepaid/public.ts';
import type { DuePayment } from './due-payments-store.ts';
import { findTopUp, takenInMonth } from './top-up-plans-store.ts';

/**
 * Why a top-up is not to be made, under the account's lock: its own day is over, so that it would count in no certain month;
 * the account is above its line by now; or the month's ceiling is reached (paying-92, paying-93).
 */
export async function topUpIsKeptBack(
  tx: Transaction,
  due: DuePayment,
  { owed, today }: { readonly owed: Cents; readonly today: LocalDay },
): Promise<'late' | 'above' | 'ceiling' | undefined> {
  if (due.dueDay !== today) return 'late';
  const topUp = await findTopUp(tx, due.planKey);
  if (!topUp) return 'above';
  const outlook = (await outlooksOf(tx, [{ accountNumber: due.planKey, balance: owed }], today)).get(due.planKey);
  if (!isFallen(topUp, { credit: -owed, days: outlook?.about })) return 'above';
  const taken = await takenInMonth(tx, topUp, monthOf(today), due);
  return isWithinCeiling(topUp, taken) ? undefined : 'ceiling';
}

import type { LocalDay } from '@rochdale/domain/dates';
import { monthOf } from '@rochdale/domain/planned/top-ups/top-up';
import type { Executor } from '../../../platform/database/database.ts';
import { takenInMonth } from '../due-payments/public.ts';
import { topUpsOf } from './top-ups-store.ts';

/** How a member's prepaid accounts are topped up by themselves, as the office reads it; by account. */
export async function topUpsShown(
  db: Executor,
  memberNumber: string,
  accounts: readonly { readonly accountNumber: string; readonly isPrepaidAccount: boolean }[],
  today: LocalDay,
) {
  const prepaid = accounts.filter(({ isPrepaidAccount }) => isPrepaidAccount).map(({ accountNumber }) => accountNumber);
  if (prepaid.length === 0) return new Map<string, never>();
  const own = [...(await topUpsOf(db, prepaid)).values()].filter((one) => one.memberNumber === memberNumber);
  const shown = own.map(async (one) => {
    const takenCents = await takenInMonth(db, one, monthOf(today));
    return [one.accountNumber, { amountCents: one.amount, ceilingCents: one.ceiling, takenCents }] as const;
  });
  return new Map(await Promise.all(shown));
}

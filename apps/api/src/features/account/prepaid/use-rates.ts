import type { prepaidOutlook as outlookSchema } from '@rochdale/contract/operations/account/prepaid';
import {
  type ChargedDays,
  chargesSince,
  type PrepaidOutlook,
  prepaidOutlook,
  type UseRate,
  useRate,
  usualDay,
} from '@rochdale/domain/account/prepaid/prepaid-outlook';
import type { LocalDay } from '@rochdale/domain/dates';
import { type Cents, dollarsOf } from '@rochdale/domain/money';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { chargedDaysOf } from './charged-days-store.ts';

/** The present use of a prepaid account, with the charges that tell it, newest first. */
export async function useRateOf(
  db: Executor,
  accountNumber: string,
  today: LocalDay,
): Promise<{ readonly rate: UseRate | undefined; readonly charges: readonly ChargedDays[] }> {
  const charges = (await chargedDaysOf(db, [accountNumber], chargesSince(today))).get(accountNumber) ?? [];
  return { rate: useRate(charges, today), charges };
}

/** How long the money lasts, as it is told; null where it cannot be. */
export function presentOutlook(
  rate: UseRate | undefined,
  credit: Cents,
  today: LocalDay,
): z.input<typeof outlookSchema> {
  return rate === undefined ? null : { ...prepaidOutlook(rate, credit, today), usualDay: dollarsOf(usualDay(rate)) };
}

/** What the overview tells of a prepaid account; null of any other. */
export async function prepaidOnOverview(
  db: Executor,
  account:
    | { readonly accountNumber: string; readonly isPrepaidAccount: boolean; readonly accountBalance: Cents }
    | undefined,
  today: LocalDay,
): Promise<z.input<typeof outlookSchema>> {
  if (!account?.isPrepaidAccount) return null;
  const { rate } = await useRateOf(db, account.accountNumber, today);
  return presentOutlook(rate, -account.accountBalance, today);
}

/** How long the money of some prepaid accounts lasts; those of which it cannot be told are left out. */
export async function outlooksOf(
  db: Executor,
  accounts: readonly { readonly accountNumber: string; readonly balance: Cents }[],
  today: LocalDay,
): Promise<ReadonlyMap<string, PrepaidOutlook>> {
  const numbers = accounts.map(({ accountNumber }) => accountNumber);
  const charges = await chargedDaysOf(db, numbers, chargesSince(today));
  return new Map(
    accounts.flatMap(({ accountNumber, balance }) => {
      const rate = useRate(charges.get(accountNumber) ?? [], today);
      return rate ? [[accountNumber, prepaidOutlook(rate, -balance, today)] as const] : [];
    }),
  );
}

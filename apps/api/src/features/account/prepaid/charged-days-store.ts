import type { ChargedDays } from '@rochdale/domain/account/prepaid/prepaid-outlook';
import type { LocalDay } from '@rochdale/domain/dates';
import { desc, gte, isNotNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { bills } from '../../../tables/history.ts';
import { ofHolder } from '../holdings/public.ts';

const chargedSince = builtOnce(['accountNumbers', 'since'], (db, { accountNumbers, since }) =>
  db
    .select({
      accountNumber: bills.accountNumber,
      day: bills.billDate,
      total: bills.prepaidDailyTotal,
      days: bills.daysBilled,
    })
    .from(bills)
    .where(
      sql`${bills.accountNumber} = any(${accountNumbers}) and ${ofHolder('bills')}
        and ${gte(bills.billDate, since)} and ${isNotNull(bills.prepaidDailyTotal)}`,
    )
    .orderBy(desc(bills.billDate)),
);

/** What prepaid accounts were charged since a day, newest first, by account; nothing of an earlier holder. */
export async function chargedDaysOf(
  db: Executor,
  accountNumbers: readonly string[],
  since: LocalDay,
): Promise<ReadonlyMap<string, readonly ChargedDays[]>> {
  const found = await chargedSince(db, { accountNumbers, since });
  const charges = new Map<string, ChargedDays[]>();
  for (const { accountNumber, day, total, days } of found) {
    const own = charges.get(accountNumber) ?? [];
    own.push({ day, total: total ?? 0, days: Math.max(1, days ?? 1) });
    charges.set(accountNumber, own);
  }
  return charges;
}
